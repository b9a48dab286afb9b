import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { z } from 'zod'

/** One part of `npm test`. A suite runs by Vitest and counts each of its tests, any other check counts as one. */
export type Check = {
  name: string
  command: string[]
  suite?: true
  /** What it leaves behind is used by the suites. */
  isNeededBySuites?: true
}

export type Count = {
  name: string
  passed: number
  failed: number
  /** The file, name and message of each failed test of a suite. */
  failures: string[]
  seconds: number
  /** The files of a suite. They run side by side. */
  files: { name: string; seconds: number }[]
}

const testReport = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()),
})

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(testReport),
    }),
  ),
})

/**
 * Runs a check and counts. Its output goes to the terminal as it comes, or in one piece at the end if checks
 * run in parallel. `folder` takes its report.
 */
export async function runCheck(check: Check, folder: string, isAlone: boolean): Promise<Count> {
  const file = join(folder, `${check.name.replaceAll(/\W+/g, '-')}.json`)
  const reporters = check.suite ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : []
  const [command = '', ...args] = check.command
  const started = performance.now()
  if (isAlone) console.log(`\n── ${check.name} ──`)
  const { isPassed, output } = await run(command, [...args, ...reporters], isAlone)
  if (!isAlone) process.stdout.write(`\n── ${check.name} ──\n${output}`)
  const seconds = (performance.now() - started) / 1000
  console.log(`── ${check.name}: ${isPassed ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`)
  if (check.suite) return { name: check.name, seconds, ...(await countSuite(file, isPassed)) }
  return {
    name: check.name,
    seconds,
    passed: isPassed ? 1 : 0,
    failed: isPassed ? 0 : 1,
    failures: [],
    files: [],
  }
}

function run(
  command: string,
  args: string[],
  isAlone: boolean,
): Promise<{ isPassed: boolean; output: string }> {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(command, args, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...color },
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve) => {
    const end = (isPassed: boolean) => resolve({ isPassed, output: Buffer.concat(chunks).toString() })
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`))
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}

/**
 * A suite that cannot report, or fails outside of a test (a file that does not load, an unhandled rejection),
 * counts as one failure.
 */
async function countSuite(file: string, isPassed: boolean): Promise<Omit<Count, 'name' | 'seconds'>> {
  try {
    const { numPassedTests, numFailedTests, testResults } = report.parse(
      JSON.parse(await readFile(file, 'utf8')),
    )
    const failed = isPassed ? numFailedTests : Math.max(1, numFailedTests)
    const files = testResults.map(({ name, startTime, endTime }) => ({
      name: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    }))
    return { passed: numPassedTests, failed, failures: testResults.flatMap(failuresOf), files }
  } catch {
    return { passed: 0, failed: 1, failures: [], files: [] }
  }
}

function failuresOf(result: z.infer<typeof report>['testResults'][number]): string[] {
  const path = relative(process.cwd(), result.name)
  const tests = result.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${path} > ${fullName}\n${withoutRunner(failureMessages)}`)
  return result.message ? [`${path}\n${result.message}`, ...tests] : tests
}

/** The messages without the lines of the stack that lie in the test runner. */
function withoutRunner(messages: string[]): string {
  return messages
    .flatMap((message) => message.split('\n'))
    .filter((line) => !line.includes('/node_modules/'))
    .join('\n')
}
