import type { CollectedErrors } from '#apps/error-reports/collect-errors.ts'
import { closeByBack } from '../ui/overlays/back-closes.ts'
import { ErrorReports } from './error-reports.tsx'
import { Toaster } from './toaster.tsx'
import { Updates } from './updates.tsx'

closeByBack()

/** What the game needs only after its first paint, in one file: each name of a file is part of the first load. */
export function LateParts({ errors }: { errors: CollectedErrors }) {
  return (
    <>
      <Toaster />
      <Updates />
      <ErrorReports errors={errors} part="game" />
    </>
  )
}
