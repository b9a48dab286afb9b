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


export const getGrindGearResponseMock = (): GrindGearResult => ({"try":{"id":42,"gearEntityId":42,"gearId":39,"gearName":"Лапти","type":"CHARACTERISTICS","name":"archersAttack","level":4,"chancePercent":75,"isSure":true,"rolled":37,"success":true,"seed":"000102030405060708090a0b0c0d0e0f","triedAt":"2026-11-20T09:30:00.000Z"},"level":4,"failures":300})


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
