import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach } from 'vitest'
import { openVisitors, type Visitor } from './browser.ts'

const resultsFolder = path.resolve('test-results')

async function keep({ context, complaints }: Visitor, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'complaints.txt'), complaints.join('\n'))
  for (const [index, page] of context.pages().entries())
    await page.screenshot({ path: path.join(folder, `page-${index}.png`), fullPage: true })
  await context.tracing.stop({ path: path.join(folder, 'trace.zip') })
}

/**
 * Vitest's setup file for the journeys. A failed journey leaves a picture of every page, the console's errors
 * and a trace for `npx playwright show-trace` for each of its browsers. Browsers left open are closed.
 */
afterEach(async ({ task }) => {
  const left = [...openVisitors]
  if (task.result?.state === 'fail') {
    const name =
      `${path.basename(task.file.name, '.test.ts')} ${task.suite?.name ?? ''} ${task.name}`.replaceAll(
        /[^\p{L}\d]+/gu,
        '-',
      )
    for (const [index, visitor] of left.entries()) {
      const folder = path.join(resultsFolder, `${name}-${index}`)
      await keep(visitor, folder).catch((error: unknown) =>
        console.warn(`No evidence kept: ${String(error)}`),
      )
      console.warn(`Evidence of the failure: ${path.relative('.', folder)}`)
    }
  }
  for (const { context } of left) await context.close()
})
