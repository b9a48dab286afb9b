import type { Currency } from '#rules/core/currencies.ts'
import type { ItemKind } from '../../game/items/item-name.ts'
import {
  bigint,
  identity,
  integer,
  nullable,
  smallint,
  text,
  timestamptz,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** What administrators gave to players or took from them. */
export const corrections = defineModel('correction', {
  id: identity(),
  playerId: bigint(),
  kind: text<'money' | ItemKind>(),
  /** Of money. */
  currency: nullable(text<Currency>()),
  /** The model of gear, the resource or the consumable. */
  itemId: nullable(integer()),
  /** Signed. */
  amount: bigint(),
  quality: nullable(smallint()),
  gearEntityId: nullable(bigint()),
  /** Read by the player. */
  reason: text(),
  byId: bigint(),
  undoesId: nullable(bigint()),
  createdAt: timestamptz(),
})

/** What administrators noted about players, who never see it. */
export const playerNotes = defineModel('player_note', {
  id: identity(),
  playerId: bigint(),
  byId: bigint(),
  text: text(),
  createdAt: timestamptz(),
})
