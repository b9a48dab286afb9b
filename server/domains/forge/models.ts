import type { SharpeningType } from '#rules/forge/sharpening.ts'
import type { GrindCharacteristic } from '#rules/gear/gear.ts'
import type { DrawnFrom } from '#rules/proof/drawn-seed.ts'
import {
  bigint,
  boolean,
  identity,
  integer,
  jsonb,
  nullable,
  smallint,
  text,
  timestamptz,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** Every try at the forge. The draw follows from the seed, so players can verify it. */
export const sharpeningTries = defineModel('sharpening_try', {
  id: identity(),
  playerId: bigint(),
  gearEntityId: bigint(),
  gearId: integer(),
  gearName: text(),
  type: text<SharpeningType>(),
  name: nullable(text<GrindCharacteristic>()),
  /** The level that was tried. */
  level: smallint(),
  /** Chance of the draw, whole per cent. */
  chancePercent: smallint(),
  isSure: boolean(),
  success: boolean(),
  seed: text(),
  /** Where the seed comes from. Null for tries older than the chain of day secrets. */
  drawnFrom: nullable(jsonb<DrawnFrom>()),
  createdAt: timestamptz(),
})
