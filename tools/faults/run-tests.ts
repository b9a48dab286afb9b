import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const run = promisify(execFile)

const reportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

/** How the tests went. */
export type Outcome = {
  readonly passed: number
  /** Names of the tests that failed, or of the files whose closing did. */
  readonly failed: readonly string[]
}

/** A fault may make a test wait for ever, ms. */
const TEST_TIMEOUT_MS = 90_000
const RUN_TIMEOUT_MS = 600_000

function outcomeOf(report: z.infer<typeof reportSchema>, folder: string): Outcome {
  const failed = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName)
    return tests.length > 0 || status !== 'failed' ? tests : [path.relative(folder, name)]
  })
  return { passed: report.numPassedTests, failed: report.success || failed.length > 0 ? failed : ['the run'] }
}

/** Runs these test files, or those of their tests whose names contain `test`, in the folder of a copy. */
export async function runTests(folder: string, files: readonly string[], test?: string): Promise<Outcome> {
  const reports = mkdtempSync(path.join(tmpdir(), 'donjon-faults-report-'))
  const report = path.join(reports, 'report.json')
  const named = test === undefined ? [] : ['-t', test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')]
  const options = ['--project', 'node', '--reporter=json', `--outputFile=${report}`]
  const limits = [`--testTimeout=${TEST_TIMEOUT_MS}`, `--hookTimeout=${TEST_TIMEOUT_MS}`]
  const vitest = path.join('node_modules', 'vitest', 'vitest.mjs')
  try {
    await run(process.execPath, [vitest, 'run', ...options, ...limits, ...named, ...files], {
      cwd: folder,
      timeout: RUN_TIMEOUT_MS,
      maxBuffer: 64 * 1024 * 1024,
    }).catch((error: unknown) => {
      // Failing tests are what is looked for; the report tells of them.
      if (!(error instanceof Error && 'code' in error && typeof error.code === 'number')) throw error
    })
    return outcomeOf(reportSchema.parse(JSON.parse(readFileSync(report, 'utf8'))), folder)
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
}
