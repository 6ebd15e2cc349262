/** Twice its size on the page, for sharp screens. */
const size = 112;

/** A small square picture of a photo as a data URL; null for files that the browser cannot show, such as PDFs. */
export async function makeThumbnail(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const side = Math.min(picture.width, picture.height);
    const canvas = document.createElement("canvas");
    canvas.width = size;
    canvas.height = size;
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
    canvas.getContext("2d")?.drawImage(picture, left, top, side, side, 0, 0, size, size);
    picture.close();
    return canvas.toDataURL("image/jpeg", 0.8);
  } catch {
    return null;
  }
}
