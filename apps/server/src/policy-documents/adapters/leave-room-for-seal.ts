import type Pdf from "pdfkit";

/** For a signature with its certificates and a time stamp, in bytes. */
const room = 16_384;
/** Flags of the field: printed and locked. */
const fieldFlags = 132;
/** Flags of the form: it has signatures, and later changes must be appended. */
const formFlags = 3;

/**
 * An invisible signature field over the whole document for `sealPdf` to fill. The time of the seal is that of 1970
 * until then.
 */
export function leaveRoomForSeal(doc: typeof Pdf.prototype, root: PDFKit.PDFStructureElement, name: string): void {
  const signature = doc.ref({
    Type: "Sig",
    Filter: "Adobe.PPKLite",
    SubFilter: "ETSI.CAdES.detached",
    ByteRange: [0, "**********", "**********", "**********"],
    Contents: Buffer.alloc(room),
    M: new Date(0),
    Name: literal(name),
  });
  signature.end();
  const structParent = doc.struct("Form", { alt: name });
  root.add(structParent);
  const field = { Subtype: "Widget", FT: "Sig", T: literal("seal"), TU: literal(name), V: signature, F: fieldFlags };
  doc.annotate(0, 0, 0, 0, { ...field, structParent });
  structParent.end();
  const form = startForm(doc);
  form.Fields.push(doc.page.annotations.at(-1));
  form.SigFlags = formFlags;
  // Readers must not draw anything of their own, which would change the document.
  delete form.NeedAppearances;
}

interface Form {
  Fields: unknown[];
  NeedAppearances?: boolean;
  SigFlags?: number;
}

function startForm(doc: typeof Pdf.prototype): Form {
  doc.initForm();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pdfkit's types do not know its own catalog
  return (doc as unknown as { _root: { data: { AcroForm: { data: Form } } } })._root.data.AcroForm.data;
}

/** pdfkit writes a plain string as a name, and a String object as a string. */
function literal(text: string): unknown {
  return new Object(text);
}
