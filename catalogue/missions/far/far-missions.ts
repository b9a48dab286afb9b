import type { Mission } from '#rules/missions/missions.ts'
import type { MissionRegion } from '../mission-region.ts'
import { BARON_WOODS_MISSIONS } from './baron-woods.ts'
import { DEAD_CITY_MISSIONS } from './dead-city.ts'
import { DRAGON_ROCKS_MISSIONS } from './dragon-rocks.ts'
import { DUKE_MARCH_MISSIONS } from './duke-march.ts'
import { EARL_MOUNTAINS_MISSIONS } from './earl-mountains.ts'
import { GREY_RIVER_MISSIONS } from './grey-river.ts'
import { ICE_LIMIT_MISSIONS } from './ice-limit.ts'
import { SALT_ROAD_MISSIONS } from './salt-road.ts'
import { WORLD_EDGE_MISSIONS } from './world-edge.ts'

/**
 * The world beyond the near forest, levels 9 to 60; missions.ts joins it to the regions at home. Its enemies are made
 * for armies with gear.
 */
export const FAR_MISSION_REGIONS: readonly MissionRegion[] = [
  {
    key: 'saltRoad',
    name: 'Соляной тракт',
    legend: 'Соль идёт на север, деньги на юг, а встречаются они у разбойников.',
    icon: 'salt-shaker',
    levelMin: 9,
  },
  {
    key: 'baronWoods',
    name: 'Баронский бор',
    legend: 'Пускают только баронов: прочих деревья не признают.',
    icon: 'pine-tree',
    levelMin: 16,
  },
  {
    key: 'greyRiver',
    name: 'Седая река',
    legend: 'Широкая, холодная и берёт дань утками.',
    icon: 'big-wave',
    levelMin: 22,
  },
  {
    key: 'earlMountains',
    name: 'Графские горы',
    legend: 'Графов тут уважают: с них берут за проход дороже.',
    icon: 'peaks',
    levelMin: 26,
  },
  {
    key: 'deadCity',
    name: 'Тихий город',
    legend: 'Жители ушли, рынок остался. Торгуют молча.',
    icon: 'ancient-ruins',
    levelMin: 32,
  },
  {
    key: 'dukeMarch',
    name: 'Герцогская марка',
    legend: 'Граница трёх держав. Каждая считает её серединой.',
    icon: 'knight-banner',
    levelMin: 36,
  },
  {
    key: 'iceLimit',
    name: 'Ледяной предел',
    legend: 'Здесь замерзают слова. Весной узнают, что вы о них говорили.',
    icon: 'snowflake-1',
    levelMin: 42,
  },
  {
    key: 'dragonRocks',
    name: 'Драконьи скалы',
    legend: 'Пахнет серой и жареной бараниной.',
    icon: 'dragon-head',
    levelMin: 48,
  },
  {
    key: 'worldEdge',
    name: 'Край карты',
    legend: 'Дальше картограф нарисовал кита и расписался.',
    icon: 'treasure-map',
    levelMin: 54,
  },
]

export const FAR_MISSIONS: readonly Mission[] = [
  ...SALT_ROAD_MISSIONS,
  ...BARON_WOODS_MISSIONS,
  ...GREY_RIVER_MISSIONS,
  ...EARL_MOUNTAINS_MISSIONS,
  ...DEAD_CITY_MISSIONS,
  ...DUKE_MARCH_MISSIONS,
  ...ICE_LIMIT_MISSIONS,
  ...DRAGON_ROCKS_MISSIONS,
  ...WORLD_EDGE_MISSIONS,
]
