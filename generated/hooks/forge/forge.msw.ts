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
  GrindGearResult
} from '../model.schemas';


export const getGrindGearResponseMock = (): GrindGearResult => ({"try":{"id":1,"gearEntityId":229,"gearId":1,"gearName":"Пастушья праща","type":"CHARACTERISTICS","name":"archersAttack","level":1,"chancePercent":50,"isSure":false,"rolled":22,"success":true,"seed":"f939058907368452771156b00374b76c","triedAt":"2026-11-20T09:37:39.000Z"},"level":1,"failures":0,"gameData":{"forgeGrind":{"rev":5,"data":{"forgeLevel":2,"cost":{"gold":0,"diamonds":1},"chanceBonusPercent":0,"chances":[{"level":1,"chancePercent":50},{"level":2,"chancePercent":50}],"pieces":[{"gearEntityId":229,"states":[{"type":"CHARACTERISTICS","level":1,"failures":0,"chancePercent":50,"isSure":false},{"type":"LIMITS","level":0,"failures":0,"chancePercent":50,"isSure":false}]}],"tries":[{"id":1,"gearEntityId":229,"gearId":1,"gearName":"Пастушья праща","type":"CHARACTERISTICS","name":"archersAttack","level":1,"chancePercent":50,"isSure":false,"rolled":22,"success":true,"seed":"f939058907368452771156b00374b76c","triedAt":"2026-11-20T09:37:39.000Z"}]}},"enhance":{"rev":5,"data":{"enhancePoints":0,"skillPercent":0,"renameCost":{"gold":0,"diamonds":300},"renameStars":5,"pieces":[{"gearEntityId":229,"recyclePoints":176,"isDoubled":true}]}}}})


export const getGrindGearMockHandler = (overrideResponse?: GrindGearResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GrindGearResult> | GrindGearResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/forge/grind', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGrindGearResponseMock(),
      { status: 200
      })
  }, options)
}
export const getForgeMock = () => [
  getGrindGearMockHandler()
]
