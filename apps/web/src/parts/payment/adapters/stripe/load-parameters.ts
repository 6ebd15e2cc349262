import { loadStripe } from "@stripe/stripe-js/pure";

// Visitors have not consented to tracking for fraud detection. The card's bank detects fraud.
loadStripe.setLoadParameters({ advancedFraudSignals: false });
