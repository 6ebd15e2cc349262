import { loadStripe } from "@stripe/stripe-js/pure";

// Watching visitors against fraud is nothing that they have agreed to; the card's bank does that where it matters.
loadStripe.setLoadParameters({ advancedFraudSignals: false });
