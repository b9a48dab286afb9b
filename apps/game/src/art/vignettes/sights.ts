import type { GroundName } from './grounds.tsx'
import type { LandmarkName } from './landmarks.ts'

/** What a mission's place looks like: the land and what stands on it. */
export type Sight = { ground: GroundName; landmark: LandmarkName }

/** «ground landmark», by key of the mission. The other missions look like their kind of land. */
const SIGHTS: Readonly<Record<string, readonly [GroundName, LandmarkName]>> = {
  oldMill: ['meadow', 'mill'],
  gooseMeadow: ['water', 'geese'],
  tavernCellar: ['meadow', 'cellar'],
  clayPits: ['meadow', 'pits'],
  wolfHollow: ['wood', 'wolfRock'],
  charcoalCamp: ['wood', 'kilns'],
  beeGlade: ['wood', 'hives'],
  redHill: ['highland', 'mine'],
  robberHold: ['wood', 'palisade'],
  saltCarts: ['sand', 'wagons'],
  crowGallows: ['meadow', 'gallows'],
  dryWell: ['sand', 'well'],
  mirageInn: ['sand', 'inn'],
  saltBaron: ['highland', 'fortress'],
  poacherCamp: ['wood', 'tents'],
  owlTower: ['wood', 'tower'],
  hollowOak: ['wood', 'oak'],
  boarFeast: ['wood', 'palisade'],
  witchMill: ['wood', 'mill'],
  greenBaron: ['wood', 'fortress'],
  drownedBell: ['water', 'church'],
  riverPirates: ['water', 'ship'],
  pikeKing: ['water', 'cave'],
  floatingFort: ['water', 'fortress'],
  dwarfDebt: ['highland', 'mine'],
  eagleNest: ['highland', 'nest'],
  echoGorge: ['highland', 'cave'],
  stoneGiants: ['highland', 'pillars'],
  avalancheCastle: ['snow', 'fortress'],
  silentMarket: ['town', 'tents'],
  clockTower: ['town', 'tower'],
  plagueDoctors: ['town', 'inn'],
  libraryDust: ['town', 'pillars'],
  cryptBand: ['town', 'cave'],
  lastMayor: ['town', 'church'],
  freeLances: ['meadow', 'tents'],
  falseDuke: ['meadow', 'fortress'],
  borderForts: ['highland', 'tower'],
  ironAbbey: ['highland', 'church'],
  siegeCamp: ['waste', 'tents'],
  marshal: ['meadow', 'tents'],
  wolfRiders: ['snow', 'wolfRock'],
  frozenFleet: ['snow', 'ship'],
  snowMaidens: ['snow', 'huts'],
  mammothHunt: ['snow', 'pillars'],
  whiteShaman: ['snow', 'tents'],
  frostGiant: ['snow', 'cave'],
  ashVillage: ['waste', 'kilns'],
  wyvernRoost: ['waste', 'nest'],
  hoardGuards: ['waste', 'fortress'],
  knightBones: ['waste', 'pillars'],
  redDragon: ['waste', 'cave'],
  mapMakers: ['sand', 'tower'],
  singingDesert: ['sand', 'pillars'],
  titanForge: ['waste', 'mine'],
  starOrder: ['highland', 'tower'],
  worldSerpent: ['water', 'pillars'],
}

/** The look of a mission's place. Undefined where its kind of land is enough. */
export function sightOf(missionKey: string | undefined): Sight | undefined {
  const found = missionKey === undefined ? undefined : SIGHTS[missionKey]
  return found && { ground: found[0], landmark: found[1] }
}
