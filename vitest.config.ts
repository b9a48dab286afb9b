import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { iconPlugin } from './apps/vite-plugins.ts'
import { findChromium } from './tests/support/chromium.ts'

// A busy machine is no failure: what will come is waited for.
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } }

const launchOptions = (await findChromium()) ?? {}

export default defineConfig({
  plugins: [react(), iconPlugin()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/stories/**', 'tests/e2e/**', '**/node_modules/**'],
          globalSetup: ['tests/support/database-setup.ts'],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          setupFiles: ['tests/support/leave-evidence.ts'],
          fileParallelism: false,
          ...patience,
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
        // Found in the middle of a run on a cold cache, they would make Vite reload the page under a test.
        optimizeDeps: {
          include: [
            'react-router-dom',
            '@tanstack/react-query',
            'react-hook-form',
            'sonner',
            'openapi-fetch',
          ],
        },
        test: {
          name: 'stories',
          ...patience,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
