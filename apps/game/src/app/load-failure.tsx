import { Card } from '../ui/surfaces/card.tsx'
import { ErrorNote } from '../ui/surfaces/error-note.tsx'
/** Shown when not even the frame can be rendered. Offers a retry. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="loading-screen">
      <Card as="div">
        <ErrorNote
          message="Игра не открылась"
          detail="Проверьте связь и попробуйте ещё раз."
          onRetry={onRetry}
        />
      </Card>
    </main>
  )
}
