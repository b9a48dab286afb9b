/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  MissionList,
  StartMissionResult
} from '../model.schemas';


export const getListMissionsResponseMock = (): MissionList => ({"regions":[{"regionKey":"posad","name":"Посад","icon":"village","levelMin":1,"isLocked":false,"missions":[{"missionKey":"oldMill","name":"Старая мельница","legend":"Мельник клянётся, что мешки уносят крысы. Откуда у крыс сапоги, он объяснить не берётся.","level":1,"enemyName":"Крысы в сапогах","icon":"rat","vignette":"village","isLocked":false,"difficulties":[{"difficulty":"EASY","energy":2,"durationSeconds":10,"experience":100,"goldMin":8,"goldMax":12,"powerPercent":52,"winPercent":99,"strengthText":"намного слабее вас","drops":[{"kind":"DIAMOND","name":"Алмаз","icon":"cut-diamond","chancePercent":3},{"kind":"GEAR","name":"Снаряжение","icon":"knapsack","chancePercent":6}]},{"difficulty":"MEDIUM","energy":4,"durationSeconds":20,"experience":200,"goldMin":20,"goldMax":30,"powerPercent":63,"winPercent":98,"strengthText":"намного слабее вас","drops":[{"kind":"DIAMOND","name":"Алмаз","icon":"cut-diamond","chancePercent":10},{"kind":"GEAR","name":"Снаряжение","icon":"knapsack","chancePercent":20}]},{"difficulty":"HARD","energy":6,"durationSeconds":30,"experience":401,"goldMin":45,"goldMax":68,"powerPercent":75,"winPercent":92,"strengthText":"намного слабее вас","drops":[{"kind":"DIAMOND","name":"Алмаз","icon":"cut-diamond","chancePercent":33},{"kind":"GEAR","name":"Снаряжение","icon":"knapsack","chancePercent":65}]}]},{"missionKey":"gooseMeadow","name":"Гусиный луг","legend":"Гуси заняли брод и пускают только за хлеб. Посад третий день без хлеба.","level":1,"enemyName":"Гусиный воевода","icon":"goose","vignette":"river","isLocked":false,"difficulties":[{"difficulty":"EASY","energy":2,"durationSeconds":20,"experience":100,"goldMin":8,"goldMax":12,"powerPercent":52,"winPercent":99,"strengthText":"намного слабее вас","drops":[{"kind":"DIAMOND","name":"Алмаз","icon":"cut-diamond","chancePercent":3},{"kind":"GEAR","name":"Снаряжение","icon":"knapsack","chancePercent":6}]},{"difficulty":"MEDIUM","energy":4,"durationSeconds":40,"experience":200,"goldMin":20,"goldMax":30,"powerPercent":63,"winPercent":98,"strengthText":"намного слабее вас","drops":[{"kind":"DIAMOND","name":"Алмаз","icon":"cut-diamond","chancePercent":10},{"kind":"GEAR","name":"Снаряжение","icon":"knapsack","chancePercent":20}]},{"difficulty":"HARD","energy":6,"durationSeconds":60,"experience":401,"goldMin":45,"goldMax":68,"powerPercent":75,"winPercent":92,"strengthText":"намного слабее вас","drops":[{"kind":"DIAMOND","name":"Алмаз","icon":"cut-diamond","chancePercent":33},{"kind":"GEAR","name":"Снаряжение","icon":"knapsack","chancePercent":65}]}]}]},{"regionKey":"nearForest","name":"Ближний лес","icon":"forest","levelMin":4,"isLocked":true,"missions":[{"missionKey":"wolfHollow","name":"Волчья лощина","legend":"Волки воют хором. Лесник уверяет, что прежде они хотя бы фальшивили.","level":4,"enemyName":"Вожак серой стаи","icon":"wolf-head","vignette":"forest","isLocked":true,"difficulties":[{"difficulty":"EASY","energy":2,"durationSeconds":30,"experience":100,"goldMin":16,"goldMax":25,"powerPercent":261,"winPercent":1,"strengthText":"намного сильнее вас","drops":[{"kind":"DIAMOND","name":"Алмаз","icon":"cut-diamond","chancePercent":3},{"kind":"GEAR","name":"Снаряжение","icon":"knapsack","chancePercent":5}]},{"difficulty":"MEDIUM","energy":4,"durationSeconds":60,"experience":200,"goldMin":42,"goldMax":63,"powerPercent":316,"winPercent":1,"strengthText":"намного сильнее вас","drops":[{"kind":"DIAMOND","name":"Алмаз","icon":"cut-diamond","chancePercent":10},{"kind":"GEAR","name":"Снаряжение","icon":"knapsack","chancePercent":20}]},{"difficulty":"HARD","energy":6,"durationSeconds":90,"experience":401,"goldMin":95,"goldMax":143,"powerPercent":370,"winPercent":1,"strengthText":"намного сильнее вас","drops":[{"kind":"DIAMOND","name":"Алмаз","icon":"cut-diamond","chancePercent":33},{"kind":"GEAR","name":"Снаряжение","icon":"knapsack","chancePercent":64}]}]},{"missionKey":"charcoalCamp","name":"Стан угольщиков","legend":"Жгут ваш лес и вам же продают. Уголь, впрочем, отменный.","level":5,"enemyName":"Беглые угольщики","icon":"campfire","vignette":"forest","isLocked":true,"difficulties":[{"difficulty":"EASY","energy":2,"durationSeconds":34,"experience":100,"goldMin":20,"goldMax":30,"powerPercent":305,"winPercent":1,"strengthText":"намного сильнее вас","drops":[{"kind":"DIAMOND","name":"Алмаз","icon":"cut-diamond","chancePercent":3},{"kind":"GEAR","name":"Снаряжение","icon":"knapsack","chancePercent":5}]},{"difficulty":"MEDIUM","energy":4,"durationSeconds":68,"experience":200,"goldMin":51,"goldMax":76,"powerPercent":368,"winPercent":1,"strengthText":"намного сильнее вас","drops":[{"kind":"DIAMOND","name":"Алмаз","icon":"cut-diamond","chancePercent":10},{"kind":"GEAR","name":"Снаряжение","icon":"knapsack","chancePercent":20}]},{"difficulty":"HARD","energy":6,"durationSeconds":102,"experience":401,"goldMin":116,"goldMax":174,"powerPercent":430,"winPercent":1,"strengthText":"намного сильнее вас","drops":[{"kind":"DIAMOND","name":"Алмаз","icon":"cut-diamond","chancePercent":33},{"kind":"GEAR","name":"Снаряжение","icon":"knapsack","chancePercent":64}]}]}]}],"skillReduction":{"FRONTAL_ATTACK":0,"REAR_BATTLE":0}})

export const getStartMissionResponseMock = (): StartMissionResult => ({"run":{"missionRunId":1,"missionKey":"oldMill","name":"Старая мельница","difficulty":"EASY","skill":"FRONTAL_ATTACK","startedAt":"2026-11-20T09:30:21.000Z","endsAt":"2026-11-20T09:30:31.000Z"},"serverTime":"2026-11-20T09:30:21.000Z"})


export const getListMissionsMockHandler = (overrideResponse?: MissionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MissionList> | MissionList), options?: RequestHandlerOptions) => {
  return http.get('*/api/missions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMissionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartMissionMockHandler = (overrideResponse?: StartMissionResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartMissionResult> | StartMissionResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/missions/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartMissionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMissionsMock = () => [
  getListMissionsMockHandler(),
  getStartMissionMockHandler()
]
