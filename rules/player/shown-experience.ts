/**
 * Experience in hundredths as points: «4», «1,5», «12 480». One digit after the comma is enough, except below a tenth of a
 * point, where it would show nothing gained.
 */
export function shownExperience(hundredths: number): string {
  const maximumFractionDigits = hundredths < 10 ? 2 : 1
  return (hundredths / 100).toLocaleString('ru-RU', { maximumFractionDigits })
}

/** «опыт +4», «опыт +0,4» */
export function shownExperienceGain(hundredths: number): string {
  const sign = hundredths > 0 ? '+' : ''
  return `опыт\u00a0${sign}${shownExperience(hundredths)}`
}
