export { readDeclarations } from "./read-declarations.ts";
export { declarantData, type Declared, declaredOnPage, effectiveAt } from "./rules/declared.ts";
export { writeDeclaration } from "./write-declaration.ts";
