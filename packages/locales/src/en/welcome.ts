/** The welcome page: what the product is, what it is not, and what it costs. */
export const welcome = {
  "welcome.title": "Keep your deposit in your pocket",
  "welcome.lead":
    "Instead of handing over up to {months} months’ rent in cash, you give your landlord a guarantee. They’re covered, and your cash stays free for other things.",
  "welcome.claimFee": "from {fee} per month",
  "welcome.claimRents": "up to {months} months’ rent stays with you",
  "welcome.claimMinutes": "a quote in about {minutes} minutes",
  "welcome.start": "Start",
  "welcome.startWith": "Continue with {price} a month",
  "welcome.resume": "Continue your application",
  "welcome.begun": "Already started?",
  "welcome.startAnew": "Start again",

  "welcome.calculator": "What does it cost?",
  "welcome.deposit": "Your deposit",
  "welcome.depositHelp": "The amount in your rental contract, from {lower} to {upper}.",
  "welcome.orYearly": "or {price} a year",
  "welcome.noExtras": "No fee for reminders, claims or administration. The price you see is the price you pay.",

  "cash.title": "{amount} stays with you",
  "cash.leadExisting": "That’s how much more you have left once your landlord has paid the {deposit} back.",
  "cash.lead": "That’s how much more you have left when you move in than after paying {deposit} in cash.",
  "cash.guarantee": "Guarantee",
  "cash.cash": "Cash deposit",
  "cash.amounts": "What you pay",
  "cash.due": "Due at the start",
  "cash.tiedUp": "Tied up until you move out",
  "cash.cost": "Cost in five years",
  "cash.note":
    "The premium is the price of the guarantee and isn’t refunded. You get a cash deposit back with interest after you move out; in Germany, you can pay it in three monthly instalments. As its cost we count what the money could earn elsewhere: {percent}% more a year.",

  "welcome.isTitle": "What it is",
  "welcome.is1": "A guarantee to your landlord for the amount of your deposit.",
  "welcome.is2": "Your landlord accepts through a link in an email: no account, no paper.",
  "welcome.is3": "The first payment is due when the guarantee begins.",
  "welcome.is4":
    "You can cancel at any time. The guarantee ends when your landlord releases it. We then refund the unused premium.",
  "welcome.isNotTitle": "What it is not",
  "welcome.isNot1": "Not a way out of debt: if your landlord has a justified claim, we pay first and you pay us back.",
  "welcome.isNot2": "Not a savings plan: the premium is a price, not a payment towards your deposit.",
  "welcome.isNot3": "Not liability or contents insurance.",

  "welcome.homesIn.de": "For homes in Germany",
  "welcome.homesIn.at": "For homes in Austria",
  "welcome.notOffered": "We don’t give guarantees in {country} at present",
  "welcome.notOfferedText":
    "There, a guarantee is valid only if the insurer signs it by hand or with a qualified electronic signature, and we don’t offer that yet. So we take no application, and you pay nothing.",
  "welcome.changeCountry": "Choose another country",

  "welcome.firstInformation": "Initial information about us (§ 15 VersVermV)",
  "welcome.firstInformationStatus":
    "{brand} is an insurance intermediary and arranges the guarantee of one insurer: {insurer}. The document below has our number in the register, the register and its phone number. The insurer pays us. That’s included in the premium, so you pay nothing extra.",
  "welcome.firstInformationAdvice":
    "We offer only this guarantee and don’t compare it with others. Before you sign, we ask what you need and tell you whether it fits. You can see every document before you sign.",
  "welcome.firstInformationComplaints":
    "Questions and complaints: {supportEmail}. You can also turn to an out-of-court service: {ombudsman}.",
};
