import { LONGEST_SIDE } from '@matchbol/core/uploads/picture-sizes'
import { imageTypes } from '@matchbol/core/uploads/sent-pictures'

/** So small a file is sent as it is. */
const FEW_BYTES = 700_000
const QUALITY = 0.88

/**
 * A picture as it is to be sent: one from a phone is many times larger than will ever be shown, and by the court the network
 * is thin. A kind that only this browser can open, as HEIC, becomes one that everybody can. What it cannot open goes as it is:
 * the server says why not.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const isTaken = imageTypes.some((type) => type === file.type)
  if (isTaken && file.size <= FEW_BYTES) return file
  const shrunk = await redrawn(file).catch(() => null)
  return shrunk && (!isTaken || shrunk.size < file.size) ? shrunk : file
}

async function redrawn(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const brush = canvas.getContext('2d')
  if (!brush) return null
  brush.fillStyle = '#fff' // JPEG knows no transparency
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
}
