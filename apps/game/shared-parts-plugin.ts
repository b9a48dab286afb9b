import type { Plugin } from 'vite'
import { chunksOf } from './chunks.ts'

/** The group of small parts that many pages share. */
export const SHARED_PARTS = 'parts'

type SharedPartsPlugin = Plugin & {
  /** The file of the group, when the build names its files. */
  file: () => string
}

/** Knows the file of the parts that many pages share: each page lists it among what to load ahead. */
export function sharedPartsPlugin(): SharedPartsPlugin {
  let file = ''
  return {
    name: 'shared-parts',
    apply: 'build',
    // Before Vite writes the lists.
    enforce: 'pre',
    generateBundle(_options, bundle) {
      const [chunk, other] = chunksOf(bundle).filter(({ name }) => name === SHARED_PARTS)
      if (!chunk || other) throw new Error(`The build needs one file called ${SHARED_PARTS}`)
      file = chunk.fileName
    },
    file: () => file,
  }
}
