import { liftBlock } from '../../game/blocks/blocks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { lockByEmail } from './grant-role.ts'

/** Lets the player with this e-mail log in again, whoever made the block. Throws for an unknown e-mail. */
export function unblockByEmail(email: string): Promise<void> {
  return inTransaction(async () => liftBlock(await lockByEmail(email)))
}
