import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import path from 'node:path'
import { type Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { type BackupContent, BackupRefused } from './manifest.ts'

const NEWLINE = 10

type Measured = Omit<BackupContent, 'file'>

/** Passes everything on, and tells what came through. In the text form of COPY each row is one line. */
function createMeter(): { stream: Transform; measured(): Measured } {
  const hash = createHash('sha256')
  let rows = 0
  let bytes = 0
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      bytes += chunk.length
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) rows += 1
      done(null, chunk)
    },
  })
  return { stream, measured: () => ({ rows, bytes, sha256: hash.digest('hex') }) }
}

/** Compresses the text into a new file that only its owner can read. */
export async function writeContent(folder: string, file: string, text: Readable): Promise<BackupContent> {
  const meter = createMeter()
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  const target = createWriteStream(path.join(folder, file), { mode: 0o600, flags: 'wx', flush: true })
  await pipeline(text, meter.stream, compress, target)
  return { file, ...meter.measured() }
}

/** Sends the text of the file to `target`. Throws `BackupRefused` if it is not what the manifest says. */
export async function readContent(folder: string, content: BackupContent, target: Writable): Promise<void> {
  const { file, ...expected } = content
  const meter = createMeter()
  try {
    await pipeline(createReadStream(path.join(folder, file)), createZstdDecompress(), meter.stream, target)
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^(ENOENT|Z_|ZSTD_)/.test(String(error.code)))
      throw new BackupRefused(`${file} is missing, cut off or damaged`)
    throw error
  }
  const { rows, bytes, sha256 } = meter.measured()
  if (rows !== expected.rows || bytes !== expected.bytes || sha256 !== expected.sha256)
    throw new BackupRefused(`${file} was changed: ${rows} rows instead of ${expected.rows}, or other ones`)
}

/** Reads the whole file and throws `BackupRefused` if it is not what the manifest says. */
export function verifyContent(folder: string, content: BackupContent): Promise<void> {
  return readContent(folder, content, new Writable({ write: (_chunk, _encoding, done) => done() }))
}
