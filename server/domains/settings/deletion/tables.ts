import { describeTable } from '../../../platform/database/table-description.ts'
import { playerDeletions } from './models.ts'

export const tables = [
  describeTable(playerDeletions, {
    kept: 'a few seconds: a player who is being deleted',
    ownData: 'The state of the deletion itself; its time is in the table player',
    onDeletion: 'goes when the player shares nothing with others any longer',
  }),
]
