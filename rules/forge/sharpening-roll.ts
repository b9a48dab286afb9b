import { createRandom } from '../core/random.ts'

/**
 * What was drawn for a try, 0 to 99: a number below the chance in per cent is a success. The first draw of
 * `trySharpening`, so that anybody who is told the seed can check the try.
 */
export function sharpeningRoll(seed: string): number {
  return createRandom(seed).int(0, 99)
}
