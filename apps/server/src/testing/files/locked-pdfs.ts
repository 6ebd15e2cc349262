interface Lock {
  name: string;
  revision: number;
  version: number;
  bits: number;
  /** `/O` and `/U` with the empty password and with another, in hexadecimal. */
  open: readonly [owner: string, user: string];
  locked: readonly [owner: string, user: string];
  extra?: string;
}

const noOwner = "00".repeat(48);
const open128 = "566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5";
const locked128 = "19b58e48c92b6569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083";

/** Made with qpdf 11.3. */
export const locks: readonly Lock[] = [
  {
    name: "RC4 with 40 bits",
    revision: 2,
    version: 1,
    bits: 40,
    open: [
      "c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab",
      "b3d9fa366906ef42f354c6deb74c59075eaf334eb7c04356ba0d7f3dd8b51d0a",
    ],
    locked: [
      "86fe045358b44c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd",
      "30115f044e35164e77c4f74220159ab017c1e4981164b728d4647df40aae7b29",
    ],
  },
  {
    name: "RC4 with 128 bits",
    revision: 3,
    version: 2,
    bits: 128,
    open: [open128, "e21cc3d13b0faa9934db7d20f11e333e0122456a91bae5134273a6db134c87c4"],
    locked: [locked128, "5f0025e9c31d1a698b998144ba27bfd00122456a91bae5134273a6db134c87c4"],
  },
  {
    name: "AES with 128 bits",
    revision: 4,
    version: 4,
    bits: 128,
    open: [open128, "e21cc3d13b0faa9934db7d20f11e333e0122456a91bae5134273a6db134c87c4"],
    locked: [locked128, "5f0025e9c31d1a698b998144ba27bfd00122456a91bae5134273a6db134c87c4"],
    extra: "/CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >>",
  },
  {
    name: "AES with 128 bits, metadata in the clear",
    revision: 4,
    version: 4,
    bits: 128,
    open: [open128, "b7ae61ae5fe831ccd7979c155d4f926c0122456a91bae5134273a6db134c87c4"],
    locked: [locked128, "5f0025e9c31d1a698b998144ba27bfd00122456a91bae5134273a6db134c87c4"],
    extra: "/CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /EncryptMetadata false",
  },
  {
    name: "AES with 256 bits, as in Acrobat 9",
    revision: 5,
    version: 5,
    bits: 256,
    open: [noOwner, "61fc4634765354e4a52309b2351d4af1da9df3e690a64317ae6899788e3208e58f5510f9962d7da5d25bb50773e94069"],
    locked: [
      noOwner,
      "d3a403d3c8ef8cf225aeff543cc6aa2b1c03fd81c630bf6a6b00e39c8739b1bfdc52bcb9f1ab0d54794e9bcdec81bd9d",
    ],
  },
  {
    name: "AES with 256 bits",
    revision: 6,
    version: 5,
    bits: 256,
    open: [noOwner, "32a0348ce44721a406379f9120b60c29b35526185aee39104625bf1e296fd5373c0e16aa01973d8c0868a826387d8296"],
    locked: [
      noOwner,
      "7638409f50e1bab1de58b8b048f55b530095b886abe50e010aa56c7e5766be188d98818d8b54aa65abe4de3cd5ac4259",
    ],
  },
];

/** How a PDF may hold its lock and trailer. */
export const layouts = ["object", "inline", "literal strings", "cross-reference stream", "trailer first"] as const;

export function lockedPdf(
  { revision, version, bits, extra = "", open, locked }: Lock,
  password: "open" | "locked",
  layout: (typeof layouts)[number] = "object",
): Buffer {
  const [owner, user] = (password === "open" ? open : locked).map((hex) =>
    layout === "literal strings" ? literal(Buffer.from(hex, "hex")) : `<${hex}>`,
  );
  const lock = `<< ${extra} /Filter /Standard /Length ${bits} /O ${owner} /P -4 /R ${revision} /U ${user} /V ${version} >>`;
  const id = "<31415926535897932384626433832795>";
  const trailer = `<< /Root 1 0 R /Size 5 /ID [${id}${id}] /Encrypt ${layout === "inline" ? lock : "4 0 R"} >>`;
  const pages = `1 0 obj\n<< /Type /Catalog >>\nendobj\n2 0 obj\n<< /Length 14000 >>\nstream\n${"x".repeat(14_000)}\nendstream\nendobj\n`;
  const object = layout === "inline" ? "" : `4 0 obj\n${lock}\nendobj\n`;
  const ends = {
    "cross-reference stream": `5 0 obj\n${trailer.replace("<<", "<< /Type /XRef /W [1 2 1] /Length 4")}\nstream\nabcd\nendstream\nendobj\n`,
    other: `xref\n0 5\ntrailer ${trailer}\n`,
  };
  const end = layout === "cross-reference stream" ? ends[layout] : ends.other;
  const parts = layout === "trailer first" ? [end, object, pages] : [object, pages, end];
  return Buffer.from(`%PDF-1.7\n${parts.join("")}startxref\n9\n%%EOF\n`, "latin1");
}

/** With every kind of escape that a PDF's text may have. */
function literal(bytes: Buffer): string {
  const signs = [...bytes].map((byte, index) => {
    const sign = String.fromCharCode(byte);
    if ("()\\".includes(sign)) return `\\${sign}`;
    if (sign === "\n") return "\\n";
    return sign === "\r" || index % 5 === 0 ? `\\${byte.toString(8).padStart(3, "0")}` : sign;
  });
  return `(${signs.join("")})`;
}
