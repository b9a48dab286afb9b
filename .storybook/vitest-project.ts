import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { BrowserConfigOptions } from 'vitest/node'
import { findChromium } from '../tests/support/chromium.ts'

export const storiesPlugins = [storybookTest({ configDir: import.meta.dirname })]

export const storiesBrowser: BrowserConfigOptions = {
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: (await findChromium()) ?? {} }),
  instances: [{ browser: 'chromium' }],
}
