/**
 * Experience in hundredths as whole points. A fraction would look like a fault, and 0 like nothing gained, so a gain
 * below one point is «меньше 1».
 */
export function shownExperience(hundredths: number): string {
  if (hundredths > 0 && hundredths < 100) return 'меньше\u00a01'
  return Math.round(hundredths / 100).toLocaleString('ru-RU')
}

/** «опыт +4» */
export function shownExperienceGain(hundredths: number): string {
  const sign = hundredths >= 100 ? '+' : ''
  return `опыт\u00a0${sign}${shownExperience(hundredths)}`
}
