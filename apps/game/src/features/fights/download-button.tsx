import type { Fight } from '#generated/types.ts'
import Download from '~icons/game-icons/save'
import { Button } from '../../ui/controls/button.tsx'
import { formatDateForFile } from '../../ui/format/date.ts'

/** Saves the report as the server sent it, in a file named after the time of the fight. */
function download(fight: Fight): void {
  const file = new Blob([JSON.stringify(fight, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `donjon-fight-${formatDateForFile(fight.summary.createdAt)}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

export function DownloadButton({ fight }: { fight: Fight }) {
  return (
    <Button small icon={<Download />} onClick={() => download(fight)}>
      Скачать отчёт
    </Button>
  )
}
