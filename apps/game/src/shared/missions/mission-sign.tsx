import { missionArt } from '../../art/mission-art.ts'
import { MissionsIcon } from '../../ui/pictures/icons.ts'

/** The icon of an enemy or a region by its name in the contract. Crossed swords for unknown names. Decoration. */
export function MissionSign({ icon }: { icon: string }) {
  const art = missionArt(icon)
  if (!art) return <MissionsIcon />
  return (
    <svg viewBox="0 0 512 512" width="1.25em" height="1.25em" aria-hidden="true">
      <use href={art} />
    </svg>
  )
}
