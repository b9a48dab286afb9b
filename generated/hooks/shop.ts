/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';
import type {
  BuyBlankGearRequest,
  BuyBlankGearResult,
  BuyConsumablesRequest,
  BuyConsumablesResult,
  BuyGoldRequest,
  BuyGoldResult,
  BuyShopGearRequest,
  BuyShopGearResult,
  Error,
  SellConsumablesRequest,
  SellGearRequest,
  SellResult
} from '../types.ts';
import { transport } from '../transport.ts';
import type { ErrorType } from '../transport.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];
export const getBuyShopGearUrl = () => {
  return `/trade/shop/gear/buy`
}
/**
 * @summary Buy gear from the assortment
 */
export const buyShopGear = async (buyShopGearRequest: BuyShopGearRequest, options?: Parameters<typeof transport>[1]): Promise<BuyShopGearResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<BuyShopGearResult>(getBuyShopGearUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(buyShopGearRequest)
  }
);}
export const getBuyShopGearMutationKey = () => ['buyShopGear'] as const;
export const getBuyShopGearMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyShopGear>>, TError,BuyShopGearMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof buyShopGear>>, TError,BuyShopGearMutationVariables, TContext> => {
const mutationKey = getBuyShopGearMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof buyShopGear>>, BuyShopGearMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  buyShopGear(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type BuyShopGearMutationResult = NonNullable<Awaited<ReturnType<typeof buyShopGear>>>
    export type BuyShopGearMutationBody = BuyShopGearRequest
    export type BuyShopGearMutationError = ErrorType<Error>
    export type BuyShopGearMutationVariables = {data: BuyShopGearRequest}
    /**
 * @summary Buy gear from the assortment
 */
export const useBuyShopGear = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyShopGear>>, TError,BuyShopGearMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof buyShopGear>>,
        TError,
        BuyShopGearMutationVariables,
        TContext
      > => {
      return useMutation(getBuyShopGearMutationOptions(options), queryClient);
    }
    export const getSellGearUrl = () => {
  return `/trade/shop/gear/sell`
}
/**
 * @summary Sell gear to the shop
 */
export const sellGear = async (sellGearRequest: SellGearRequest, options?: Parameters<typeof transport>[1]): Promise<SellResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<SellResult>(getSellGearUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sellGearRequest)
  }
);}
export const getSellGearMutationKey = () => ['sellGear'] as const;
export const getSellGearMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sellGear>>, TError,SellGearMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof sellGear>>, TError,SellGearMutationVariables, TContext> => {
const mutationKey = getSellGearMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sellGear>>, SellGearMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  sellGear(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SellGearMutationResult = NonNullable<Awaited<ReturnType<typeof sellGear>>>
    export type SellGearMutationBody = SellGearRequest
    export type SellGearMutationError = ErrorType<Error>
    export type SellGearMutationVariables = {data: SellGearRequest}
    /**
 * @summary Sell gear to the shop
 */
export const useSellGear = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sellGear>>, TError,SellGearMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sellGear>>,
        TError,
        SellGearMutationVariables,
        TContext
      > => {
      return useMutation(getSellGearMutationOptions(options), queryClient);
    }
    export const getBuyBlankGearUrl = () => {
  return `/trade/shop/blank/buy`
}
/**
 * @summary Buy blanks
 */
export const buyBlankGear = async (buyBlankGearRequest: BuyBlankGearRequest, options?: Parameters<typeof transport>[1]): Promise<BuyBlankGearResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<BuyBlankGearResult>(getBuyBlankGearUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(buyBlankGearRequest)
  }
);}
export const getBuyBlankGearMutationKey = () => ['buyBlankGear'] as const;
export const getBuyBlankGearMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyBlankGear>>, TError,BuyBlankGearMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof buyBlankGear>>, TError,BuyBlankGearMutationVariables, TContext> => {
const mutationKey = getBuyBlankGearMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof buyBlankGear>>, BuyBlankGearMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  buyBlankGear(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type BuyBlankGearMutationResult = NonNullable<Awaited<ReturnType<typeof buyBlankGear>>>
    export type BuyBlankGearMutationBody = BuyBlankGearRequest
    export type BuyBlankGearMutationError = ErrorType<Error>
    export type BuyBlankGearMutationVariables = {data: BuyBlankGearRequest}
    /**
 * @summary Buy blanks
 */
export const useBuyBlankGear = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyBlankGear>>, TError,BuyBlankGearMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof buyBlankGear>>,
        TError,
        BuyBlankGearMutationVariables,
        TContext
      > => {
      return useMutation(getBuyBlankGearMutationOptions(options), queryClient);
    }
    export const getBuyConsumablesUrl = () => {
  return `/trade/shop/consumable/buy`
}
/**
 * @summary Buy consumables
 */
export const buyConsumables = async (buyConsumablesRequest: BuyConsumablesRequest, options?: Parameters<typeof transport>[1]): Promise<BuyConsumablesResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<BuyConsumablesResult>(getBuyConsumablesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(buyConsumablesRequest)
  }
);}
export const getBuyConsumablesMutationKey = () => ['buyConsumables'] as const;
export const getBuyConsumablesMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyConsumables>>, TError,BuyConsumablesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof buyConsumables>>, TError,BuyConsumablesMutationVariables, TContext> => {
const mutationKey = getBuyConsumablesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof buyConsumables>>, BuyConsumablesMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  buyConsumables(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type BuyConsumablesMutationResult = NonNullable<Awaited<ReturnType<typeof buyConsumables>>>
    export type BuyConsumablesMutationBody = BuyConsumablesRequest
    export type BuyConsumablesMutationError = ErrorType<Error>
    export type BuyConsumablesMutationVariables = {data: BuyConsumablesRequest}
    /**
 * @summary Buy consumables
 */
export const useBuyConsumables = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyConsumables>>, TError,BuyConsumablesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof buyConsumables>>,
        TError,
        BuyConsumablesMutationVariables,
        TContext
      > => {
      return useMutation(getBuyConsumablesMutationOptions(options), queryClient);
    }
    export const getSellConsumablesUrl = () => {
  return `/trade/shop/consumable/sell`
}
/**
 * @summary Sell consumables to the shop
 */
export const sellConsumables = async (sellConsumablesRequest: SellConsumablesRequest, options?: Parameters<typeof transport>[1]): Promise<SellResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<SellResult>(getSellConsumablesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sellConsumablesRequest)
  }
);}
export const getSellConsumablesMutationKey = () => ['sellConsumables'] as const;
export const getSellConsumablesMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sellConsumables>>, TError,SellConsumablesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof sellConsumables>>, TError,SellConsumablesMutationVariables, TContext> => {
const mutationKey = getSellConsumablesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sellConsumables>>, SellConsumablesMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  sellConsumables(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SellConsumablesMutationResult = NonNullable<Awaited<ReturnType<typeof sellConsumables>>>
    export type SellConsumablesMutationBody = SellConsumablesRequest
    export type SellConsumablesMutationError = ErrorType<Error>
    export type SellConsumablesMutationVariables = {data: SellConsumablesRequest}
    /**
 * @summary Sell consumables to the shop
 */
export const useSellConsumables = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sellConsumables>>, TError,SellConsumablesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sellConsumables>>,
        TError,
        SellConsumablesMutationVariables,
        TContext
      > => {
      return useMutation(getSellConsumablesMutationOptions(options), queryClient);
    }
    export const getBuyGoldUrl = () => {
  return `/trade/shop/gold/buy`
}
/**
 * @summary Buy gold with diamonds
 */
export const buyGold = async (buyGoldRequest: BuyGoldRequest, options?: Parameters<typeof transport>[1]): Promise<BuyGoldResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<BuyGoldResult>(getBuyGoldUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(buyGoldRequest)
  }
);}
export const getBuyGoldMutationKey = () => ['buyGold'] as const;
export const getBuyGoldMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyGold>>, TError,BuyGoldMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof buyGold>>, TError,BuyGoldMutationVariables, TContext> => {
const mutationKey = getBuyGoldMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof buyGold>>, BuyGoldMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  buyGold(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type BuyGoldMutationResult = NonNullable<Awaited<ReturnType<typeof buyGold>>>
    export type BuyGoldMutationBody = BuyGoldRequest
    export type BuyGoldMutationError = ErrorType<Error>
    export type BuyGoldMutationVariables = {data: BuyGoldRequest}
    /**
 * @summary Buy gold with diamonds
 */
export const useBuyGold = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyGold>>, TError,BuyGoldMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof buyGold>>,
        TError,
        BuyGoldMutationVariables,
        TContext
      > => {
      return useMutation(getBuyGoldMutationOptions(options), queryClient);
    }
