import { Card } from '../ui/surfaces/card.tsx'
import { ErrorNote } from '../ui/surfaces/error-note.tsx'
/** When even the frame could not be shown: said plainly, with another try. */
export function Ruin({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="threshold">
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
