import { realpathSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { iconPlugin } from './apps/vite-plugins.ts'
import { SlowFirst } from './tests/support/slow-first.ts'

// A busy machine must not fail tests, so the timeouts are long.
const TIMEOUTS_MS = { testTimeout: 600_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } }

/** The projects that `--project` names. */
const named = process.argv.flatMap((word, index, words) =>
  word === '--project' ? (words[index + 1] ?? []) : word.startsWith('--project=') ? word.slice(10) : [],
)

function isNamed(project: string): boolean {
  return named.includes(project)
}

/** Tests of the node project that `npm run campaign` plays at full length. */
const campaignProject = {
  extends: true as const,
  test: {
    name: 'campaign',
    environment: 'node' as const,
    include: [
      'tests/server/economy/economy.test.ts',
      'tests/server/crash/crash.test.ts',
      'tests/server/faults/faults.test.ts',
      'tests/server/faults/clock.test.ts',
      'tests/server/faults/disk-full.test.ts',
      'tests/server/idempotency/idempotency.test.ts',
      'tests/server/idempotency/lost-answer.test.ts',
      'tests/bench/bench.test.ts',
      'tests/build/image.test.ts',
      'tests/rolling/**/*.test.ts',
      'tests/server/http/small-pool.test.ts',
      'tests/server/platform/data-check.test.ts',
      'tests/server/platform/divide-under-load.test.ts',
      'tests/server/platform/idle-cost.test.ts',
      'tests/server/raids/sequences.test.ts',
      'tests/server/guilds/sequences.test.ts',
      'tests/server/crusades/sequences.test.ts',
      'tests/cluster/drills.test.ts',
      'tests/e2e/layout.test.ts',
      'tests/e2e/weak-network.test.ts',
    ],
    setupFiles: ['tests/support/patient-connections.ts'],
    globalSetup: ['tests/support/database-setup.ts'],
    provide: { campaign: 'full' as const },
    ...TIMEOUTS_MS,
    testTimeout: 7_200_000,
  },
}

/** These deal with the network themselves, or their browsers send no changes. */
const STEADY = [
  'attacks-shown',
  'content-security',
  'errors',
  'hidden-files',
  'interruptions',
  'layout',
  'rich-text',
  'update',
  'weak-network',
  'without-sockets',
]

/** The journeys for `npm run journeys:weak`, with those of `tests/weak`, which press what no other journey does. */
const weakProject = {
  extends: true as const,
  test: {
    name: 'weak',
    environment: 'node' as const,
    include: ['tests/e2e/**/*.test.ts', 'tests/weak/**/*.test.ts'],
    exclude: STEADY.map((name) => `tests/e2e/${name}.test.ts`),
    setupFiles: ['tests/support/leave-evidence.ts', 'tests/support/patient-connections.ts'],
    provide: { campaign: 'small' as const },
    maxWorkers: availableParallelism() + 1,
    ...TIMEOUTS_MS,
  },
}

/**
 * Loading Storybook and Playwright takes seconds of CPU, so only a run of the stories does. The path is computed
 * because Vite bundles this file, and with it everything that it imports by a fixed name.
 */
async function storiesProject() {
  const path = new URL('./.storybook/vitest-project.ts', import.meta.url).href
  const { storiesPlugins, storiesBrowser }: typeof import('./.storybook/vitest-project.ts') = await import(
    path
  )
  return {
    extends: true as const,
    plugins: storiesPlugins,
    // In the copy of `npm run faults` the packages are a link out of the folder.
    server: { fs: { allow: ['.', realpathSync('node_modules')] } },
    // If Vite found them during a run with a cold cache, it would reload the page under a test.
    optimizeDeps: {
      include: [
        'react-router-dom',
        '@tanstack/react-query',
        'react-hook-form',
        'sonner',
        'openapi-fetch',
        '@floating-ui/dom',
        'dompurify',
        'zod',
      ],
    },
    test: { name: 'stories', isolate: false, ...TIMEOUTS_MS, browser: storiesBrowser },
  }
}

export default defineConfig({
  plugins: [react(), iconPlugin()],
  test: {
    // By default Vitest leaves one core free, which on two cores is half of the machine.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/stories/**',
            'tests/e2e/**',
            'tests/weak/**',
            // Benches guard no rule, and take a minute and a half even with the least load.
            'tests/bench/bench.test.ts',
            // It starts a dozen programs and takes ten minutes.
            'tests/cluster/**',
            // It watches a server that does nothing for two minutes.
            'tests/server/platform/idle-cost.test.ts',
            // Builds all pages again.
            'tests/build/image.test.ts',
            // They need the history of the repository, and HAProxy.
            'tests/rolling/**/*.test.ts',
            '**/node_modules/**',
          ],
          // Files share loaded modules: loading the server for each of a hundred files takes a fifth of the time.
          isolate: false,
          setupFiles: ['tests/support/patient-connections.ts'],
          globalSetup: ['tests/support/database-setup.ts'],
          provide: { campaign: 'small' },
          ...TIMEOUTS_MS,
        },
      },
      ...(isNamed('campaign') ? [campaignProject] : []),
      ...(isNamed('weak') ? [weakProject] : []),
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          // As for the node project. Each journey closes its game and browser.
          isolate: false,
          setupFiles: ['tests/support/leave-evidence.ts', 'tests/support/patient-connections.ts'],
          globalSetup: ['tests/support/game-folder-setup.ts'],
          provide: { campaign: 'small' },
          // A journey waits for the game a fifth of its time.
          maxWorkers: availableParallelism() + 1,
          ...TIMEOUTS_MS,
        },
      },
      ...(named.length === 0 || isNamed('stories') ? [await storiesProject()] : []),
    ],
  },
})
