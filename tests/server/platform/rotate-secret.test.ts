import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { noteSecretInUse, readStoredSecrets, SECRET_CHARACTERS_MIN } from '#server/platform/stored-secret.ts'

const execute = promisify(execFile)
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** A data folder in which a server with a generated secret has started. */
function startedFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'donjon-secret-'))
  folders.push(folder)
  const [secret] = readStoredSecrets(folder)
  noteSecretInUse(folder, secret)
  return folder
}

/** Runs the tool with these settings. Resolves to what it prints, with `refused` if it ends with a fault. */
async function rotate(env: Record<string, string>): Promise<{ text: string; refused: boolean }> {
  const { PATH } = process.env
  return execute(process.execPath, ['tools/operator/rotate-secret.ts'], { env: { PATH, ...env } }).then(
    ({ stdout }) => ({ text: stdout, refused: false }),
    (error: unknown) => ({
      text: error instanceof Error && 'stderr' in error ? String(error.stderr) : '',
      refused: true,
    }),
  )
}

it('replaces the secret that the server generated, and keeps the former one', async () => {
  const folder = startedFolder()
  const [former] = readStoredSecrets(folder)
  expect((await rotate({ DATA_DIR: folder })).refused).toBe(false)
  const [current, ...others] = readStoredSecrets(folder)
  expect(current).not.toBe(former)
  expect(others).toEqual([former])
})

it('refuses to replace a stored secret that the server does not use', async () => {
  const folder = startedFolder()
  const own = 'o'.repeat(SECRET_CHARACTERS_MIN)
  noteSecretInUse(folder, own)
  const before = readFileSync(path.join(folder, 'secret'), 'utf8')
  const { text, refused } = await rotate({ DATA_DIR: folder })
  expect(refused).toBe(true)
  expect(text).toContain('a SECRET of its own')
  expect(readFileSync(path.join(folder, 'secret'), 'utf8')).toBe(before)
  // With the server's own secret it says what to set.
  const said = await rotate({ DATA_DIR: folder, SECRET: own })
  expect(said.text).toContain(`SECRET_PREVIOUS=${own}`)
  expect(readFileSync(path.join(folder, 'secret'), 'utf8')).toBe(before)
})

it('replaces it again once a server without a secret of its own has started', async () => {
  const folder = startedFolder()
  noteSecretInUse(folder, 'o'.repeat(SECRET_CHARACTERS_MIN))
  const [stored] = readStoredSecrets(folder)
  noteSecretInUse(folder, stored)
  expect((await rotate({ DATA_DIR: folder })).refused).toBe(false)
})
