import { inject } from 'vitest'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with Vitest's own.
  interface ProvidedContext {
    /** Small in `npm test`, full in `npm run campaign`. */
    campaign: 'small' | 'full'
  }
}

/** How much of a long campaign this run plays. */
export function campaignSize<T>(sizes: Readonly<Record<'small' | 'full', T>>): T {
  return sizes[inject('campaign')]
}
