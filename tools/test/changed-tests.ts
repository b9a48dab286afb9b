import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'

/** Folders whose subfolders and files are named after a domain. */
const DOMAIN_FOLDERS = ['contracts/domains', 'tests/server', 'tests/rules', 'tests/catalogue', 'tests/game']

export type ChangedTests = {
  /** Names of the domains that differ from main. */
  domains: string[]
  /** Test files of these domains, and test files that differ themselves. */
  tests: string[]
  /** Story files, chosen in the same way. */
  stories: string[]
}

/** What must be tested again because it differs from where this branch left main, committed or not. */
export function changedTests(): ChangedTests {
  const changed = changedFiles()
  const known = new Set(DOMAIN_FOLDERS.flatMap((folder) => readdirSync(folder)).map(stem))
  // A changed test or story selects only itself. Any other change selects its domain.
  const sources = changed.filter((file) => !/\.(test|stories)\./.test(file))
  const domains = new Set(sources.flatMap(wordsOf).filter((word) => known.has(word)))
  const concerns = (file: string) => changed.includes(file) || wordsOf(file).some((word) => domains.has(word))
  return {
    domains: [...domains].sort(),
    tests: globSync('tests/**/*.test.ts')
      .filter((file) => !file.startsWith('tests/e2e/'))
      .filter(concerns),
    stories: globSync('stories/**/*.stories.tsx').filter(concerns),
  }
}

/**
 * `apps/game/src/features/army/army-page.tsx` → features, army, army-page. The folders above do not name a
 * domain.
 */
function wordsOf(file: string): string[] {
  const [, ...parts] = file.replace(/^apps\/\w+\//, '').split('/')
  return parts.map(stem)
}

function stem(name: string): string {
  return basename(name).replace(/\..*$/, '')
}

function changedFiles(): string[] {
  const base = ['main', 'origin/main'].flatMap((branch) => git('merge-base', 'HEAD', branch))[0] ?? 'HEAD'
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(files)].filter((file) => existsSync(file))
}

/** Lines of git's output. None if git fails, for example without a branch main. */
function git(...args: string[]): string[] {
  try {
    const answer = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return answer.split('\n').filter((line) => line !== '')
  } catch {
    return []
  }
}
