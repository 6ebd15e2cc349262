/** Documents by their kind, and what is said beside them. */
export const papers = {
  "papers.terms-of-use": "Terms of use",
  "papers.sample": "Sample of the guarantee certificate",
  "papers.privacy-policy": "Privacy notice",
  "papers.terms-and-condition": "Terms of the contract",
  "papers.first-info": "First information",
  "papers.product-info": "Insurance product information document",
  "papers.avb": "General conditions",
  "papers.newTab": "PDF, opens in a new tab",
};
