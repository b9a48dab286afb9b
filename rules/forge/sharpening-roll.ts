import { createRandom } from '../core/random.ts'

/**
 * The number drawn for a try, 0 to 99: below the chance in per cent is a success. It is the first draw of
 * `trySharpening`, so that anybody who knows the seed can check the try.
 */
export function sharpeningRoll(seed: string): number {
  return createRandom(seed).int(0, 99)
}
