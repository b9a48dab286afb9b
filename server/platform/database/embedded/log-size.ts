import { copyFile, stat, truncate } from 'node:fs/promises'

/** Size from which the log is moved aside, bytes. */
export const LOG_BYTES_MAX = 10_000_000
const LOOK_EVERY_MS = 60_000

/**
 * Moves the log aside when it has grown too large, over the one before. The database keeps its file open, so the content
 * is copied and the file emptied; a line written in between is lost.
 */
export async function limitLog(file: string): Promise<void> {
  const { size } = await stat(file)
  if (size <= LOG_BYTES_MAX) return
  await copyFile(file, `${file}.old`)
  await truncate(file)
}

/** Looks after the size of the log until the function it returns is called. */
export function keepLogSmall(file: string, onFailure: (error: unknown) => void): () => void {
  const looking = setInterval(() => limitLog(file).catch(onFailure), LOOK_EVERY_MS)
  looking.unref()
  return () => clearInterval(looking)
}
