import { sqlSoon } from '../../platform/sql.ts'
import { publicDataRevisions } from './models.ts'

/** Lets every process read the public data again, once the surrounding transaction has committed. Not awaited. */
export function reportPublicData(): void {
  sqlSoon`UPDATE public_data SET revision = revision + 1 WHERE is_only`
}

/** Rises with every change of public data. */
export async function readPublicRevision(): Promise<number> {
  const { revision } = await publicDataRevisions().findOne({ rejectOnEmpty: true })
  return revision
}
