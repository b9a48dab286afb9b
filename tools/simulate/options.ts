import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { ARCHETYPES, type Archetype } from './archetypes.ts'

export type Options = {
  castles: number
  days: number
  seed: string
  archetype: Archetype | undefined
  exhaustive: boolean
  html: string
  workers: number
  neighbours: string | undefined
  paths: string | undefined
}

/** Thrown for an invalid option: a user's mistake, not a fault of the program. */
export class OptionsError extends Error {}

export const USAGE = `npm run simulate -- [--castles 1000] [--days 90] [--seed 1] [--archetype ${ARCHETYPES.join('|')}]
                   [--html .data/simulation.html] [--workers <cores>]
npm run simulate -- --exhaustive            uses every entry of the catalogue once
npm run simulate -- --neighbours <file> [--castles 240] [--seed 1]
                                            writes the neighbours of a fresh world
npm run simulate -- --paths <file> [--seed 1]
                                            writes the paths on which they grow`

function whole(name: string, text: string, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= 1 && value <= most) return value
  throw new OptionsError(`--${name} is a whole number from 1 to ${most}, not "${text}"`)
}

function archetypeOf(text: string | undefined): Archetype | undefined {
  if (text === undefined) return undefined
  const found = ARCHETYPES.find((archetype) => archetype === text)
  if (found === undefined)
    throw new OptionsError(`--archetype is one of ${ARCHETYPES.join(', ')}, not "${text}"`)
  return found
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        castles: { type: 'string' },
        days: { type: 'string', default: '90' },
        seed: { type: 'string', default: '1' },
        archetype: { type: 'string' },
        exhaustive: { type: 'boolean', default: false },
        html: { type: 'string', default: '.data/simulation.html' },
        workers: { type: 'string', default: String(availableParallelism()) },
        neighbours: { type: 'string' },
        paths: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new OptionsError(error instanceof Error ? error.message : String(error))
  }
}

/** Parses the command line. Throws OptionsError. */
export function readOptions(args: string[]): Options {
  const values = parsed(args)
  if (!/^[\w.-]{1,60}$/.test(values.seed)) {
    throw new OptionsError(`--seed takes 1 to 60 letters, digits, dots, dashes, not "${values.seed}"`)
  }
  return {
    castles: whole('castles', values.castles ?? (values.neighbours === undefined ? '1000' : '240'), 100_000),
    days: whole('days', values.days, 1_000),
    seed: values.seed,
    archetype: archetypeOf(values.archetype),
    exhaustive: values.exhaustive,
    html: values.html,
    workers: whole('workers', values.workers, 256),
    neighbours: values.neighbours,
    paths: values.paths,
  }
}
