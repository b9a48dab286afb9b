import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Fault, withFault } from './fault.ts'

/** A copy of the project that faults may be seeded into. */
export type ProjectCopy = {
  readonly folder: string
  /** Seeds the fault. Returns what takes it out again. */
  seed(fault: Fault): () => void
  remove(): void
}

/** Copies the working tree as it is, with uncommitted changes. The packages and the built pages are linked. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'donjon-faults-'))
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\0')
  for (const file of files) if (file && existsSync(file)) cpSync(file, path.join(folder, file))
  for (const linked of ['node_modules', 'dist'])
    if (existsSync(linked)) symlinkSync(path.resolve(linked), path.join(folder, linked))
  return {
    folder,
    seed: (fault) => {
      const file = path.join(folder, fault.file)
      const sound = readFileSync(file, 'utf8')
      writeFileSync(file, withFault(sound, fault))
      return () => writeFileSync(file, sound)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
