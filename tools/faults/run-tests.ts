import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const run = promisify(execFile)

export const reportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** How the tests went. */
export type Outcome = {
  readonly passed: number
  /** Names of the tests that failed, or of the files whose closing did. */
  readonly failed: readonly string[]
  /** Files that did not load, tests that could not start, and tests that the fault's own code broke: they see nothing. */
  readonly broken: readonly string[]
}

/** What code throws that could never have run: it says nothing about the behaviour that a test watches. */
const UNFIT_CODE = /^(?:SyntaxError|ReferenceError)\b/

/** A fault may make a test wait for ever, ms. */
const TEST_TIMEOUT_MS = 90_000
const RUN_TIMEOUT_MS = 600_000

export function outcomeOf(report: z.infer<typeof reportSchema>, folder: string): Outcome {
  const failed: string[] = []
  const broken: string[] = []
  for (const { name, status, assertionResults } of report.testResults) {
    const file = path.relative(folder, name)
    const failures = assertionResults.filter((one) => one.status === 'failed')
    for (const { fullName, failureMessages } of failures)
      (failureMessages?.some((message) => UNFIT_CODE.test(message)) ? broken : failed).push(fullName)
    if (status !== 'failed' || failures.length > 0) continue
    // Closing a test's server checks the books. Before any test has passed, it was loading or a hook that failed.
    const hasRun = assertionResults.some((one) => one.status === 'passed')
    ;(hasRun ? failed : broken).push(file)
  }
  const isUnexplained = !report.success && failed.length === 0 && broken.length === 0
  if (isUnexplained) (report.numPassedTests > 0 ? failed : broken).push('the run')
  return { passed: report.numPassedTests, failed, broken }
}

function projectOf(file: string): string {
  return file.endsWith('.stories.tsx') ? 'stories' : 'node'
}

/** Runs these test files or stories, or those of their tests whose names contain `test`, in the folder of a copy. */
export async function runTests(folder: string, files: readonly string[], test?: string): Promise<Outcome> {
  const reports = mkdtempSync(path.join(tmpdir(), 'donjon-faults-report-'))
  const report = path.join(reports, 'report.json')
  const named = test === undefined ? [] : ['-t', test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')]
  const projects = [...new Set(files.map(projectOf))].flatMap((project) => ['--project', project])
  const options = [...projects, '--reporter=json', `--outputFile=${report}`]
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
    if (!existsSync(report)) return { passed: 0, failed: [], broken: ['the run, which did not end in time,'] }
    return outcomeOf(reportSchema.parse(JSON.parse(readFileSync(report, 'utf8'))), folder)
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
}
