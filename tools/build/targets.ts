/** A folder of dist/ that a build writes. */
export type Target = {
  readonly name: string
  /** Its folder in dist/. */
  readonly output: string
  /** Every file and folder that it is built from, besides packages. tests/build/image.test.ts builds from these alone. */
  readonly sources: readonly string[]
  /** The package that builds it. */
  readonly builder: string
  /** Runs the builder, with the folder to write to. Starts with a package or a TypeScript file. */
  readonly command: (folder: string) => readonly [string, ...string[]]
  /** Production does not serve it. */
  readonly development?: true
}

const SHARED_SOURCES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'rules',
  'catalogue',
  'generated',
  'apps/vite-plugins.ts',
  'apps/error-reports',
  'apps/idempotency',
  'apps/kept-text',
  'apps/keyboard',
  'apps/rich-text',
]

function viteBuild(folder: string, ...options: string[]): readonly [string, ...string[]] {
  return ['vite', 'build', ...options, '--outDir', folder, '--logLevel', 'warn']
}

const SITE_CONFIG = ['--config', 'apps/game/site.config.ts']

/** In the order in which they are built. */
export const TARGETS: readonly Target[] = [
  {
    name: 'game',
    output: 'game',
    sources: ['apps/game', ...SHARED_SOURCES],
    builder: 'vite',
    command: (folder) => viteBuild(folder, 'apps/game'),
  },
  // Before the pages for the browser: a running server reads both again when it finds new pages for the browser.
  {
    name: 'public pages for the server',
    output: 'site-server',
    sources: ['apps/game', ...SHARED_SOURCES],
    builder: 'vite',
    command: (folder) => viteBuild(folder, ...SITE_CONFIG, '--ssr', 'src/app/site/render-site.tsx'),
  },
  {
    name: 'public pages',
    output: 'site',
    sources: ['apps/game', ...SHARED_SOURCES],
    builder: 'vite',
    command: (folder) => viteBuild(folder, ...SITE_CONFIG),
  },
  {
    name: 'console',
    output: 'admin',
    sources: ['apps/admin', ...SHARED_SOURCES],
    builder: 'vite',
    command: (folder) => viteBuild(folder, 'apps/admin'),
  },
  {
    name: 'documentation',
    output: 'docs',
    sources: [
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'redocly.yaml',
      'contracts',
      'generated',
      'tools/generate',
    ],
    builder: '@redocly/cli',
    command: (folder) => ['tools/generate/docs.ts', '--out', folder],
  },
  {
    name: 'stories',
    output: 'storybook',
    sources: [
      'stories',
      '.storybook',
      'apps/game',
      'apps/admin',
      // Views that the data of stories is made by.
      'server/domains/buildings/effects.ts',
      'server/domains/skills/views.ts',
      'server/game/items/item-views.ts',
      ...SHARED_SOURCES,
    ],
    builder: 'storybook',
    command: (folder) => ['storybook', 'build', '--quiet', '--output-dir', folder],
    development: true,
  },
]
