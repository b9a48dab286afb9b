import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drift } from '#tools/generate/drift.ts'

let folder = ''
async function write(side: 'committed' | 'fresh', file: string, text: string) {
  await mkdir(join(folder, side, 'hooks'), { recursive: true })
  await writeFile(join(folder, side, file), text)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'donjon-drift-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('reports changed, missing and superfluous generated files', async () => {
  await write('committed', 'same.ts', 'same')
  await write('fresh', 'same.ts', 'same')
  await write('committed', 'hooks/changed.ts', 'before')
  await write('fresh', 'hooks/changed.ts', 'after')
  await write('committed', 'left-over.ts', '')
  await write('fresh', 'new.ts', '')
  const stale = await drift(join(folder, 'committed'), join(folder, 'fresh'))
  expect(stale).toEqual([join('hooks', 'changed.ts'), 'left-over.ts', 'new.ts'])
})
