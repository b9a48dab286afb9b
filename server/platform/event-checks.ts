import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { CloseSession, GameData, NeedFetchGameData, Subscriptions } from '#generated/types.ts'

type PayloadFault = {
  readonly instancePath: string
  readonly keyword: string
}

/** True if the value matches the contract. Otherwise `errors` holds the faults until the next call. */
export type PayloadCheck<Payload> = {
  (value: unknown): value is Payload
  errors?: readonly PayloadFault[] | null
}

// Optimization and messages would take most of the compile time, and nobody reads the messages.
const ajv = new Ajv2020({ strict: false, inlineRefs: false, messages: false, code: { optimize: false } })
addFormats.default(ajv)
ajv.addSchema(
  JSON.parse(readFileSync(new URL('../../generated/asyncapi.json', import.meta.url), 'utf8')),
  'asyncapi',
)

function compile<Payload>(schema: string) {
  return ajv.compile<Payload>({ $ref: `asyncapi#/components/schemas/${schema}` })
}

/** Compiles at the first use: production never checks snapshots, whose schema is by far the largest. */
function compileLate<Payload>(schema: string): PayloadCheck<Payload> {
  let compiled: PayloadCheck<Payload> | undefined
  const check: PayloadCheck<Payload> = (value): value is Payload => {
    compiled ??= compile<Payload>(schema)
    const fits = compiled(value)
    check.errors = compiled.errors ?? null
    return fits
  }
  return check
}

export const isNeedFetchGameData: PayloadCheck<NeedFetchGameData> = compile('NeedFetchGameData')
export const isCloseSession: PayloadCheck<CloseSession> = compile('CloseSession')
export const isSubscriptions: PayloadCheck<Subscriptions> = compile('Subscriptions')
export const isGameData: PayloadCheck<GameData> = compileLate('GameData')
