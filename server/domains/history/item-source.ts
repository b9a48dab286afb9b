import type { components } from '../../../generated/api-types.ts'

/** All that the three histories of things may name (the tables' own checks are narrower). */
export type ItemSource = components['schemas']['ItemSource']
