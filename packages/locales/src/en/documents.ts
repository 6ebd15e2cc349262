/** Documents that the risk check requires. */
export const documents = {
  "documents.title": "Just a few documents, then you’ll see your offer",
  "documents.titleOne": "Just one document, then you’ll see your offer",
  "documents.reviewTitle": "One more thing, then we decide",
  "documents.reviewContinue": "Submit for decision",
  "documents.lead":
    "This confirms your answers. A photo taken with your phone is fine, as long as everything is easy to read.",
  "documents.why": "Only the people who decide on your application see them. Nothing is charged.",
  "documents.PASSPORT": "ID card or passport",
  "documents.PASSPORT.why":
    "So that nobody else can take out a contract in your name. If it’s an ID card, we need both sides.",
  "documents.STUDENT_DOCUMENT": "Student card or enrolment certificate",
  "documents.STUDENT_DOCUMENT.why":
    "Because you told us you’re a student. It must be valid now. In vocational training, your training contract will do.",
  "documents.WORK_CONTRACT": "Employment contract or payslip",
  "documents.WORK_CONTRACT.why": "Because it confirms the income you gave us. Your latest payslip is enough.",
  "documents.format": "PDF, JPEG, PNG or HEIC, up to {megabytes} MB",
  "documents.choose": "Choose a file",
  "documents.photo": "Take a photo",
  "documents.chooseAnother": "Add another file",
  "documents.drop": "or drop it here",
  "documents.cancel": "Cancel",
  "documents.retry": "Try again",
  "documents.replace": "Replace",
  "documents.remove": "Remove",
  "documents.uploading": "Uploading …",
  "documents.waiting":
    "Uploaded. We can’t reach our virus scanner right now. We’ll check the file as soon as we can, and write to you then.",
  "documents.done": "Uploaded and checked",
  "documents.cancelled": "Cancelled. We kept nothing.",
  "documents.offline": "The connection was lost. Please try again.",
  "documents.changed": "This file has changed since you chose it. Please choose it again.",
  "documents.missing": "Please add a file here.",
  "documents.stillUploading": "Please wait until this file has uploaded.",
  "documents.stillWaiting":
    "This file hasn’t been checked yet. You don’t need to wait: we’ll write to you as soon as you can continue.",
  "documents.neededHere": "We need this file. Please add another one first.",
  "documents.failedHere": "A file wasn’t uploaded. Please upload another one or remove it.",
  "documents.continue": "Continue to my offer",
  "documents.undecided": "No documents needed yet",
  "documents.undecidedText":
    "Once you ask for your offer, we check your application. If we need documents, we’ll tell you which ones right then.",
  "documents.toSummary": "To my answers",
  "documents.none": "Nothing is missing",
  "documents.noneText": "We have all the documents we need.",
  "documents.sizeKb": "{size} kB",
  "documents.sizeMb": "{size} MB",
};
