import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** Rises with every change that an older restore cannot read. */
const FORMAT = 1

const contentSchema = z.strictObject({
  /** Inside the folder of the backup. */
  file: z.string().regex(/^[a-z0-9_]+\.copy\.zst$/),
  rows: z.int().min(0),
  bytes: z.int().min(0),
  /** Of the uncompressed text. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const tableSchema = contentSchema.extend({
  name: z.string().min(1),
  columns: z.array(z.string().min(1)).min(1),
})

const sequenceSchema = z.strictObject({
  table: z.string().min(1),
  column: z.string().min(1),
  /** Text, because it may exceed what a number holds. */
  lastValue: z.string().regex(/^\d+$/),
  isCalled: z.boolean(),
})

const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  game: z.string(),
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.string().regex(/^\d{4}-[a-z0-9-]+$/)).min(1),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  /** Letters that wait to be sent. */
  letters: contentSchema,
})

/** What a file of a backup holds. */
export type BackupContent = z.infer<typeof contentSchema>
export type BackupTable = z.infer<typeof tableSchema>
export type BackupSequence = z.infer<typeof sequenceSchema>

/** What a backup holds, and of which game. */
export type Manifest = z.infer<typeof manifestSchema>

/** A backup that cannot be restored. Nothing has been changed. */
export class BackupRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BackupRefused'
  }
}

const FILE = 'manifest.json'

const signedSchema = z.strictObject({ manifest: z.unknown(), sha256: z.string() })

function checksum(manifest: unknown): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex')
}

/** Written last: a folder without it is no backup. */
export async function writeManifest(folder: string, content: Omit<Manifest, 'format'>): Promise<Manifest> {
  const manifest: Manifest = { format: FORMAT, ...content }
  const text = JSON.stringify({ manifest, sha256: checksum(manifest) }, undefined, 2)
  await writeFile(path.join(folder, FILE), `${text}\n`, { mode: 0o600, flush: true })
  return manifest
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Throws `BackupRefused` if it is missing, damaged, or of a later format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, FILE), 'utf8').catch(() => undefined)
  if (text === undefined) throw new BackupRefused(`${folder} is no backup: it has no ${FILE}`)
  const signed = signedSchema.safeParse(parse(text))
  if (!signed.success || checksum(signed.data.manifest) !== signed.data.sha256)
    throw new BackupRefused(`${FILE} is damaged`)
  const manifest = manifestSchema.safeParse(signed.data.manifest)
  if (!manifest.success) throw new BackupRefused(`${FILE} is of another version of the game`)
  return manifest.data
}
