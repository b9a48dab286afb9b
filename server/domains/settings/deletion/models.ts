import type { DeletionStage } from '../../../../rules/settings/deletion.ts'
import {
  bigint,
  primaryKey,
  text,
  texts,
  timestamptz,
  withDefault,
} from '../../../platform/database/columns.ts'
import { defineModel } from '../../../platform/database/model.ts'

/** Players who are being deleted. */
export const playerDeletions = defineModel('player_deletion', {
  playerId: primaryKey(bigint()),
  /** The present and the former names. */
  names: texts(),
  stage: text<DeletionStage>(),
  /** How far the rows of the stage are done. */
  position: withDefault(bigint()),
  /** When the next step is due: a timer that is forced twice takes no second one. */
  nextAt: timestamptz(),
})
