// Generated from contracts/openapi.yaml. Do not edit.
export interface paths {
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register by e-mail
         * @description Makes a player with a castle, logs in (session cookie) and mails a confirmation link.
         *     Refused: nameTaken, emailTaken (409), passwordTooCommon, passwordsDiffer (422).
         */
        post: operations["registerPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in by e-mail
         * @description Opens a new session. The answer is the same for an unknown e-mail and a wrong password: wrongCredentials (401).
         *     Tries are counted by address and e-mail together, and by address.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session and its live connections. Without an open session there is nothing to end: 204 as well.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is logged in
         * @description The caller and the session, or an empty body (204) for a visitor.
         */
        get: operations["getAuthData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/renew-bearer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the bearer
         * @description A new short-lived token for the same session.
         */
        post: operations["renewBearer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/send-confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the confirmation link again
         * @description Older links stop working. Refused: alreadyConfirmed (409).
         */
        post: operations["sendConfirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the e-mail
         * @description By the token of the mailed link, once. Refused: tokenInvalid (422).
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/send-reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link to set a new password
         * @description The same answer and time for a known and an unknown e-mail. The link works once and for ten minutes.
         */
        post: operations["sendResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description By the mailed token (a visitor: all sessions end), or by the present password (a player: all other sessions end).
         *     Refused: tokenInvalid, wrongCredentials, passwordTooCommon, passwordsDiffer (422).
         *     The parameters are kept out of every log.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/header-player-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player for the header of public pages
         * @description null for a visitor.
         */
        get: operations["getHeaderPlayerInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/world": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The world in numbers
         * @description How many castles, missions of the game day, and the strongest lords. May be a minute old.
         */
        get: operations["getWorld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player/neighbours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Castles near in level
         * @description Up to eight castles, nearest in level first; generated ones are marked.
         */
        get: operations["listNeighbours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-army/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy units
         * @description Costs gold by group and level, up to the maximum of the group; the whole amount or nothing.
         *     Refused: armyLimitReached, notEnoughGold (422, every reason in details.reasons), pageLocked (403).
         */
        post: operations["buyUnits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-inventory/equip-gear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put gear on
         * @description Puts a piece into a slot that it fits; what was worn there goes to the storage.
         *     Refused: gearIsBlank, slotDoesNotFit, levelTooLow, gearInMarket (422), notFound (404), pageLocked (403).
         */
        post: operations["equipGear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-inventory/unequip-gear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take gear off
         * @description Puts a worn piece into the storage, also beyond its slots.
         *     Refused: gearNotEquipped (422), notFound (404), pageLocked (403).
         */
        post: operations["unequipGear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-inventory/mark-as-viewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the marker of a new piece away
         * @description Says that the player has looked at the piece; once more changes nothing.
         *     Refused: notFound (404), pageLocked (403).
         */
        post: operations["markGearAsViewed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-inventory/toggle-locked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lock a piece, or unlock it
         * @description A locked piece cannot be recycled, sold or put on the market.
         *     Refused: gearInMarket (422), notFound (404), pageLocked (403).
         */
        post: operations["toggleGearLock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-inventory/rename-gear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a piece its own name
         * @description Costs 300 diamonds; the piece needs 5 stars, the name 3 to 16 characters.
         *     Refused: gearInMarket, notEnoughStars, textTooShort, textTooLong, notEnoughDiamonds (422), notFound (404), pageLocked (403).
         */
        post: operations["renameGear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-inventory/recycle-gear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take gear apart for enhance points
         * @description All pieces or none; half of the points put into them comes back.
         *     Refused: gearIsBlank, gearLocked, gearInMarket, gearEquipped (422), notFound (404), pageLocked (403).
         */
        post: operations["recycleGear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-inventory/add-enhance-points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put enhance points into a piece
         * @description Points make stars, 5 and one per three levels of the player at most.
         *     Refused: gearInMarket, gearIsBlank, enhanceLimitReached, notEnoughPoints (422), notFound (404), pageLocked (403).
         */
        post: operations["addEnhancePoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-inventory/reset-enhance-points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take enhance points out of a piece
         * @description Half of them, rounded down, comes back.
         *     Refused: gearInMarket, nothingToReset (422), notFound (404), pageLocked (403).
         */
        post: operations["resetEnhancePoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-inventory/transfer-blank-to-gear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move what lies on a blank to gear
         * @description Sharpenings and craft of the blank go to the piece, the blank is destroyed.
         *     Refused: gearLocked, gearInMarket, sourceIsNoBlank, nothingToTransfer, targetIsBlank, sameSharpening, sharpeningUnavailable, tradeUnavailable, limitsUnavailable, craftPresent, craftOfOtherGear, levelTooLow (422; the last if the piece is worn and would ask for more than the player's level), notFound (404), pageLocked (403).
         */
        post: operations["transferBlankToGear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-inventory/drink-wine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drink a cup of wine
         * @description Gives lasting health back, which counts in raids. The next cup waits for 12 hours.
         *     Refused: noWine, levelTooLow, wineCooldown, healthFull (422), notFound (404), pageLocked (403).
         */
        post: operations["drinkWine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A thing in detail, by reference
         * @description A piece of gear by entityId, a model of gear by id at a quality, or a stack of a resource or consumable. Without an
         *     amount a stack is the caller's own. Null when there is no such thing. Of other players' gear it is not told what is
         *     worn, locked or viewed.
         */
        get: operations["getItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-buildings/upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Raise a building by one level
         * @description Costs gold, and from level 3 on resources; acts at once.
         *     Refused: priceChanged (409) if another level than the one named is next; levelTooLow, notEnoughResources, notEnoughGold (422, every reason in details.reasons), pageLocked (403).
         */
        post: operations["upgradeBuilding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forge/grind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try to sharpen a piece
         * @description One try for the level above the present one, for 1 diamond. A success raises the sharpening by a level, a failure takes
         *     it down to 0; after 3 failures at level 4 or 5 the next try there succeeds for sure. The number drawn (0 to 99) follows
         *     from the seed, which is told afterwards: below the chance is a success.
         *     Refused: gearInMarket, sharpeningUnavailable, otherSharpening, forgeLevelTooLow, notEnoughDiamonds, levelTooLow (422,
         *     every reason in details.reasons; the last if the piece is worn and would ask for more than the player's level once the
         *     try has failed), notFound (404), pageLocked (403).
         */
        post: operations["grindGear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-skills/branches/{branchKey}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a branch of skills
         * @description Costs glory: 500, 1000, 2000, 3000 for the first, second, third and fourth, in any order.
         *     Refused: branchAlreadyOpen, notEnoughGlory (422), pageLocked (403).
         */
        post: operations["openSkillBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-skills/{skillKey}/learn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Learn one level of a skill
         * @description Costs 10 glory for each level that is learned then; acts at once. A branch must be open, and the skills before it learned.
         *     Refused: priceChanged (409) if another level than the one named is next; branchClosed, skillAtMaximum, skillRequired, notEnoughGlory (422, every reason in details.reasons),
         *     notFound (404) for a skill that does not exist, pageLocked (403).
         */
        post: operations["learnSkill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-taxes/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the tax collectors out
         * @description They come back by themselves after 1, 4 or 8 hours, sooner with many servants, and bring the gold that is told at the start.
         *     Refused: taxesUnderway (409, details.until), noPeasants (422), pageLocked (403).
         */
        post: operations["startTaxCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/shop/gear/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy a piece of the day
         * @description Costs gold. A piece is there once; the next six come with the next game day. `assortmentKey` and `price` are those that were shown: another price is never taken.
         *     Refused: assortmentChanged, priceChanged, offerSold (409), notEnoughSpace, notEnoughGold (422), pageLocked (403).
         */
        post: operations["buyShopGear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/shop/gear/sell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sell gear to the shop
         * @description Pays half of the full price in gold, rounded down, for each piece; all pieces or none. Stars, sharpening and craft are not paid for. `gold` is the sum that was shown.
         *     Refused: priceChanged (409), gearLocked, gearInMarket, gearEquipped, nothingToGain (422), notFound (404), pageLocked (403).
         */
        post: operations["sellGear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/shop/blank/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy blanks
         * @description Costs a diamond each; every blank takes a slot of the storage.
         *     Refused: priceChanged (409), notEnoughSpace, notEnoughDiamonds (422), pageLocked (403).
         */
        post: operations["buyBlankGear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/shop/consumable/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy consumables
         * @description Costs the unit price times the amount. A stack holds 500.
         *     Refused: priceChanged (409), levelTooLow, notEnoughSpace, notEnoughGold, notEnoughDiamonds (422), notFound (404), pageLocked (403).
         */
        post: operations["buyConsumables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/shop/consumable/sell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sell consumables to the shop
         * @description Pays floor(full gold price · amount / 2). What lies on the market is not sold. `gold` is the sum that was shown.
         *     Refused: priceChanged (409), notEnoughItems, nothingToGain (422), notFound (404), pageLocked (403).
         */
        post: operations["sellConsumables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/shop/gold/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change diamonds for gold
         * @description 15 gold a level of the player for each diamond. `gold` is the sum that was shown.
         *     Refused: priceChanged (409), notEnoughDiamonds (422), notFound (404), pageLocked (403).
         */
        post: operations["buyGold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/market/{marketKey}/lots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lots of one list of the market, narrowed and sorted
         * @description One currency at a time, so that prices can be compared. Lots that are equal in what is sorted by stand in the order in
         *     which they were put up. Sorts by `level` and `quality` are for gear (`level` for consumables too), `unitPrice` is for what
         *     comes in stacks; filters by class, group, quality, stars and sharpening are for gear.
         *     A page costs the same however many lots there are: it looks through a bounded number of lots, so that a rare thing may
         *     give fewer than `limit` items, or none, and a `nextCursor` all the same. Go on while it is not null.
         *     Refused: badRequest (400, a sort or filter that the list does not have), pageLocked (403).
         */
        get: operations["listMarketLots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/market/my-lots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own lots that lie on the market
         * @description Ten at most, the one that ends first before the others.
         *     Refused: pageLocked (403).
         */
        get: operations["listMyMarketLots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/market/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What may be asked for a thing of the caller, and what the market keeps
         * @description The band of prices for the whole of what would be put up, in each currency: 50 to 300 per cent of the usual price, which is
         *     the median of 72 hours, or the reference price before there is one; never below what the shop pays.
         *     Refused: notFound (404, no such thing of the caller), pageLocked (403).
         */
        get: operations["getMarketTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/market/lots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a lot up
         * @description A piece of gear, or a part of a stack, for a price for the whole. Costs 1 per cent of the price at once, sold or not. What is on
         *     the market cannot be worn, used, sold or changed. Unsold, it comes back when the lot ends.
         *     Refused: gearInMarket, itemLocked, itemInUse, notEnoughItems, tooManyLots, priceTooLow, priceTooHigh, notEnoughGold,
         *     notEnoughDiamonds (422), notFound (404), pageLocked (403).
         */
        post: operations["createMarketLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/market/lots/{lotId}/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy a lot
         * @description Takes the whole lot for its price. The seller gets the price less the market's 5 per cent, and is told. Twenty who buy at
         *     the same moment: one gets it.
         *     Refused: lotClosed, lotChanged (409, sold, ended or withdrawn; another price than expected), ownLot, sameHousehold,
         *     notEnoughSpace, notEnoughGold, notEnoughDiamonds (422), notFound (404), pageLocked (403).
         */
        post: operations["buyMarketLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/market/lots/{lotId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an own lot off the market
         * @description The thing is free again; the listing fee stays paid.
         *     Refused: lotClosed (409, sold or ended meanwhile), notFound (404), pageLocked (403).
         */
        post: operations["cancelMarketLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forge/craft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lay a craft on gear, or on a blank
         * @description Costs gold and resources; the name of its maker stays on it. A blank takes a craft of any model and carries it there
         *     (transferBlankToGear); a piece takes those of its own model.
         *     Refused: forgeLevelTooLow, craftEmpty, craftTooManyKinds, craftUnavailable, craftOverBudget, craftPresent, craftOfOtherGear,
         *     gearInMarket, notEnoughResources, notEnoughGold, levelTooLow (422, every reason in details.reasons; the last if the piece is
         *     worn and would ask for more than the player's level), notFound (404), pageLocked (403).
         */
        post: operations["makeCraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forge/craft/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a craft off
         * @description Costs 1000 diamonds; the resources come back.
         *     Refused: noCraft, gearInMarket, forgeLevelTooLow, notEnoughSpace, notEnoughDiamonds (422, every reason in details.reasons;
         *     notEnoughSpace if a stack would hold more than 500), notFound (404), pageLocked (403).
         */
        post: operations["resetCraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forge/craft-book/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a section to the craft book
         * @description Its name has 1 to 20 characters and is not that of another; blanks at the ends do not count.
         *     Refused: textTooShort, textTooLong, nameTaken, craftBookFull (422), pageLocked (403).
         */
        post: operations["createCraftCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forge/craft-book/categories/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a section out of the book
         * @description Its recipes stay in the book, in no section.
         *     Refused: notFound (404), pageLocked (403).
         */
        delete: operations["deleteCraftCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forge/craft-book/categories/{categoryId}/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a section
         * @description Refused: textTooShort, textTooLong, nameTaken (422), notFound (404), pageLocked (403).
         */
        post: operations["renameCraftCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forge/craft-book/recipes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a recipe down
         * @description Also what no forge of the player can make yet.
         *     Refused: craftEmpty, craftTooManyKinds, craftUnavailable, recipeKnown, craftBookFull (422), notFound (404, also for the section), pageLocked (403).
         */
        post: operations["saveCraftRecipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forge/craft-book/recipes/{recipeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Strike a recipe out
         * @description Refused: notFound (404), pageLocked (403).
         */
        delete: operations["deleteCraftRecipe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forge/craft-book/recipes/{recipeId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a recipe into another section
         * @description Or, with 0, into none.
         *     Refused: notFound (404, also for the section), pageLocked (403).
         */
        post: operations["moveCraftRecipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-energy/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore energy
         * @description Costs 1 diamond, gives 10 energy, at most 12 times a game day.
         *     Refused: energyFull, restoresExhausted, notEnoughDiamonds (422).
         */
        post: operations["restoreEnergy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/missions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All missions with a forecast
         * @description Regions, missions and difficulties with energy, duration, enemy, rewards and chances for the caller as the army is now.
         */
        get: operations["listMissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/missions/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the host on a mission
         * @description Costs 2, 4 or 6 energy. One mission at a time; it ends by itself, also when nobody is online.
         *     Refused: missionUnderway (409, details.until), missionLocked, notEnoughEnergy (422), pageLocked (403).
         */
        post: operations["startMission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Battle reports
         * @description Newest first.
         */
        get: operations["listFights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fights/{fightId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One battle report
         * @description With every strike of every round, and the inputs from which it can be recomputed.
         */
        get: operations["getFight"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fights/{fightId}/mark-as-viewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a report as viewed
         * @description Does nothing when it is viewed already.
         */
        post: operations["markFightAsViewed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/fights/{shareKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A shared battle report
         * @description By the key of a shared link, without login.
         */
        get: operations["getSharedFight"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-money-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every coin that came or went
         * @description Newest first. The filters may be combined; each combination is as quick as none.
         */
        get: operations["listMoneyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-money-history/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Income and spending of thirty game days
         * @description By day and by source, each currency by itself.
         */
        get: operations["getMoneySummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-item-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every thing that came or went
         * @description Gear, resources and consumables in one list, newest first. The filters may be combined.
         */
        get: operations["listItemHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-item-history/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Things that came and went in thirty game days
         * @description How many pieces a day, each kind by itself.
         */
        get: operations["getItemSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-quests/{stepKey}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a step of the tutorial
         * @description A banner is read, a done quest pays its reward; the next steps become active, pages open.
         *     Refused: stepNotActive (409), questNotDone (422).
         */
        post: operations["completeTutorialStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-quests/daily/{questKey}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the reward of a daily quest
         * @description Each of the game day's three quests pays once, until the day ends at resetsAt of the channel.
         *     Refused: notFound (404, not one of today's), alreadyClaimed (409), questNotDone (422), pageLocked (403).
         */
        post: operations["claimDailyQuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-quests/infinite/{kind}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the reward of a stage of an infinite quest
         * @description Pays the present stage; the next one begins, and what was done beyond the goal counts for it.
         *     Refused: questNotDone (422), pageLocked (403).
         */
        post: operations["claimInfiniteQuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-quests/daily-reward/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the day's reward
         * @description One step of seven a game day; a missed day begins anew. What a full stack cannot hold is left behind.
         *     Refused: alreadyClaimed (409), pageLocked (403).
         */
        post: operations["takeDailyReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/game-tips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tips on the numbers of the game
         * @description Every tip by its key, the same for everybody; asked for once at the start of the game. Carries an ETag; with it in
         *     If-None-Match the answer is 304 as long as nothing changed.
         */
        get: operations["getGameTips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notifications
         * @description Newest first.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-notifications/mark-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Unknown and foreign ids are refused with notFound, and nothing changes.
         */
        post: operations["markNotificationsAsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-notifications/mark-all-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all notifications as read
         * @description Also marks them as shown.
         */
        post: operations["markAllNotificationsAsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-notifications/mark-all-as-shown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all notifications as shown
         * @description The toasts have been seen; the notifications stay unread.
         */
        post: operations["markAllNotificationsAsShown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open sessions
         * @description Of the caller, the last used first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Close a session
         * @description Logs that browser out at once. The own session ends by logout.
         */
        delete: operations["closeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player-sessions/close-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close all other sessions
         * @description Logs every other browser out at once.
         */
        post: operations["closeOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Snapshots of live channels
         * @description Each channel that is asked for, as the live connection would send it. At least one.
         */
        get: operations["getGameData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players
         * @description ra-data-simple-rest list. Filters: q (part of the name or e-mail), id (list), kind. Sorts: id, name, level, gold, createdAt, lastSeenAt.
         */
        get: operations["listPlayersForAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A player
         * @description With balances and counters.
         */
        get: operations["getPlayerForAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/money-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ledger of a player
         * @description ra-data-simple-rest list, newest first. Filters: playerId (required), currency, source.
         */
        get: operations["listMoneyEntriesForAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: uuid
         * @example 0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11
         */
        Uuid: string;
        /**
         * @description Only Russian letters and digits, or only Latin letters and digits, not mixed; single spaces between words
         * @example Ратибор
         */
        NewPlayerName: string;
        /**
         * Format: email
         * @example ratibor@example.org
         */
        Email: string;
        /** @example krepost-na-holme */
        Password: string;
        /** @example krepost-na-holme */
        AnyPassword: string;
        /**
         * @description Ask for a bearer as well (a page inside a messenger's frame)
         * @default false
         * @example false
         */
        WithBearer: boolean;
        RegisterRequest: {
            name: components["schemas"]["NewPlayerName"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            confirmPassword: components["schemas"]["AnyPassword"];
            withBearer?: components["schemas"]["WithBearer"];
        };
        /**
         * @description Stable codes for programs.
         *     badRequest: the request does not fit the contract · originRefused: an unsafe call from another origin · unauthorized: no session, or an ended one ·
         *     wrongCredentials: e-mail or password is wrong · forbidden: the role is missing · pageLocked: the tutorial has not opened it yet ·
         *     notFound: no such thing, or not yours · idempotencyInFlight: the first call with this key is still running · idempotencyMismatch: another request under the same key ·
         *     missionUnderway: one mission at a time · taxesUnderway: one collection at a time · noPeasants: nobody pays taxes · nameTaken: another has it · emailTaken: registration · passwordTooCommon, passwordsDiffer: refused password ·
         *     tokenInvalid: a mailed link that is used or too old · alreadyConfirmed: the e-mail is confirmed · notEnoughGold, notEnoughDiamonds, notEnoughGlory, notEnoughEnergy, notEnoughResources: funds ·
         *     armyLimitReached: the group's maximum · energyFull, restoresExhausted: energy restores · missionLocked: the level is too low ·
         *     gearIsBlank: a blank cannot be worn, given stars or taken apart · slotDoesNotFit: the piece does not fit the slot ·
         *     levelTooLow: the player's level · gearInMarket: it is on the market · gearLocked: the player has locked it ·
         *     gearEquipped: it is worn · gearNotEquipped: it is not worn · enhanceLimitReached: no more stars at this level ·
         *     notEnoughPoints: enhance points · nothingToReset: no points in it · notEnoughStars: 5 are needed ·
         *     textTooShort: length of a text · textTooLong: length of a text · sourceIsNoBlank: only a blank gives its work away ·
         *     nothingToTransfer: the blank carries nothing · targetIsBlank: a blank takes nothing from a blank ·
         *     sameSharpening: both carry this type · sharpeningUnavailable: the class does not take it ·
         *     tradeUnavailable: the class does not take it · limitsUnavailable: the class does not take it ·
         *     otherSharpening: another one of this type must fall first · craftPresent: there is a craft already ·
         *     craftOfOtherGear: made for another model · noWine: no cup free · wineCooldown: the last cup was not long ago ·
         *     healthFull: nothing to heal · notEnoughSpace: the storage is full · forgeLevelTooLow: the forge ·
         *     craftEmpty: nothing chosen · craftTooManyKinds: three at most · craftUnavailable: the class does not take it ·
         *     craftOverBudget: the forge's skill · noCraft: there is none · craftBookFull: the craft book holds no more · recipeKnown: it stands in the book already · branchAlreadyOpen: skills · branchClosed: skills ·
         *     skillAtMaximum: skills · skillRequired: skills · itemLocked: market · itemInUse: market · notEnoughItems: market ·
         *     tooManyLots: market · priceTooLow: market · priceTooHigh: market ·
         *     assortmentChanged: the shop has laid out other things · priceChanged: another price than expected · offerSold: bought already ·
         *     nothingToGain: the shop pays nothing for it ·
         *     lotClosed: it is sold, ended or withdrawn · lotChanged: another price than expected · ownLot: the caller's own lot ·
         *     sameHousehold: accounts used on one device do not trade ·
         *     stepNotActive, questNotDone: quests · alreadyClaimed: the reward is taken · tooManyRequests: see Retry-After · notReady, overloaded: try again · internal: our fault.
         * @enum {string}
         */
        ErrorCode: "badRequest" | "originRefused" | "unauthorized" | "wrongCredentials" | "forbidden" | "pageLocked" | "notFound" | "idempotencyInFlight" | "idempotencyMismatch" | "missionUnderway" | "taxesUnderway" | "noPeasants" | "nameTaken" | "emailTaken" | "passwordTooCommon" | "passwordsDiffer" | "tokenInvalid" | "alreadyConfirmed" | "notEnoughGold" | "notEnoughDiamonds" | "notEnoughGlory" | "notEnoughEnergy" | "notEnoughResources" | "armyLimitReached" | "energyFull" | "restoresExhausted" | "missionLocked" | "gearIsBlank" | "slotDoesNotFit" | "levelTooLow" | "gearInMarket" | "gearLocked" | "gearEquipped" | "gearNotEquipped" | "enhanceLimitReached" | "notEnoughPoints" | "nothingToReset" | "notEnoughStars" | "textTooShort" | "textTooLong" | "sourceIsNoBlank" | "nothingToTransfer" | "targetIsBlank" | "sameSharpening" | "sharpeningUnavailable" | "tradeUnavailable" | "limitsUnavailable" | "otherSharpening" | "craftPresent" | "craftOfOtherGear" | "noWine" | "wineCooldown" | "healthFull" | "notEnoughSpace" | "forgeLevelTooLow" | "craftEmpty" | "craftTooManyKinds" | "craftUnavailable" | "craftOverBudget" | "noCraft" | "craftBookFull" | "recipeKnown" | "branchAlreadyOpen" | "branchClosed" | "skillAtMaximum" | "skillRequired" | "itemLocked" | "itemInUse" | "notEnoughItems" | "tooManyLots" | "priceTooLow" | "priceTooHigh" | "assortmentChanged" | "priceChanged" | "offerSold" | "nothingToGain" | "lotClosed" | "lotChanged" | "ownLot" | "sameHousehold" | "stepNotActive" | "questNotDone" | "alreadyClaimed" | "tooManyRequests" | "notReady" | "overloaded" | "internal";
        /**
         * @description An amount of gold, diamonds, glory or things
         * @example 300
         */
        Amount: number;
        /**
         * Format: date-time
         * @description RFC 3339, UTC
         * @example 2026-11-20T09:30:00.000Z
         */
        Instant: string;
        ErrorDetails: {
            /** @description Which fields of the request are at fault */
            fields?: {
                /** @example body.email */
                path: string;
                /** @example Укажите адрес почты */
                message: string;
            }[];
            /** @description Every reason of the can-do check */
            reasons?: {
                code: components["schemas"]["ErrorCode"];
                /** @example Недостаточно золота */
                message: string;
                have?: components["schemas"]["Amount"];
                need?: components["schemas"]["Amount"];
            }[];
            until?: components["schemas"]["Instant"];
            /** @example login */
            limit?: string;
            /** @example armyOpenBanner */
            unlock?: string;
        };
        /**
         * @example {
         *       "message": "Недостаточно золота",
         *       "code": "notEnoughGold",
         *       "details": {
         *         "reasons": [
         *           {
         *             "code": "notEnoughGold",
         *             "message": "Недостаточно золота",
         *             "have": 40,
         *             "need": 96
         *           }
         *         ]
         *       },
         *       "requestId": "0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11"
         *     }
         */
        Error: {
            /** @description Russian, fit for a toast; of an array the first item is shown */
            message: string | string[];
            code: components["schemas"]["ErrorCode"];
            details?: components["schemas"]["ErrorDetails"];
            requestId: string;
        };
        /**
         * @description Identifier of a player, gear, lot, fight or notification
         * @example 42
         */
        Id: number;
        /** @example Ратибор */
        PlayerName: string;
        /** @enum {string} */
        Role: "PLAYER" | "SUPER_ADMIN" | "USER_ADMIN" | "KNOWLEDGE_BASE_ADMIN" | "CONTENT_ADMIN" | "KNOWLEDGE_BASE_ADMIN_TUTORIAL" | "KNOWLEDGE_BASE_ADMIN_TIPS" | "GUIDES_ADMIN";
        Bearer: {
            /** @example v1.0e9c1f0a.1795150000.c2lnbmF0dXJl */
            token: string;
            expiresAt: components["schemas"]["Instant"];
        };
        AuthResult: {
            sessionId: components["schemas"]["Uuid"];
            player: {
                playerId: components["schemas"]["Id"];
                name: components["schemas"]["PlayerName"];
                email: components["schemas"]["Email"] | null;
                emailConfirmed: boolean;
                roles: components["schemas"]["Role"][];
            };
            bearer: components["schemas"]["Bearer"] | null;
            serverTime: components["schemas"]["Instant"];
        };
        /** @example 20 */
        Seconds: number;
        LoginRequest: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["AnyPassword"];
            withBearer?: components["schemas"]["WithBearer"];
        };
        /** @example 3Jt0n3G4cYl2m6u8VZ1H2iU5wQ9xR7sK */
        MailToken: string;
        ConfirmEmailRequest: {
            token: components["schemas"]["MailToken"];
        };
        /** @example 3 */
        Level: number;
        /** @enum {string} */
        Title: "KNIGHT" | "BARON" | "EARL" | "DUKE";
        /** @description How a player is shown to others */
        PlayerInfo: {
            playerId: components["schemas"]["Id"];
            name: components["schemas"]["PlayerName"];
            level: components["schemas"]["Level"];
            title: components["schemas"]["Title"];
            guildTag: string | null;
            avatarUrl: string | null;
        };
        HeaderPlayerInfo: {
            player: components["schemas"]["PlayerInfo"] | null;
        };
        Neighbour: {
            player: components["schemas"]["PlayerInfo"];
            /** @description A castle made with the world, not by a person */
            isGenerated: boolean;
            isOnline: boolean;
        };
        World: {
            /** @description All castles */
            castles: components["schemas"]["Amount"];
            /** @description Castles of people */
            lords: components["schemas"]["Amount"];
            /** @description Missions finished in this game day */
            missionsToday: components["schemas"]["Amount"];
            strongest: components["schemas"]["Neighbour"][];
        };
        NeighbourList: {
            items: components["schemas"]["Neighbour"][];
        };
        /** @enum {string} */
        ArmyGroup: "archers" | "swordsmen" | "squires" | "priests" | "instructors" | "peasants" | "servants" | "cavalry";
        /** @example 5 */
        BuyAmount: number;
        BuyUnitsRequest: {
            group: components["schemas"]["ArmyGroup"];
            amount: components["schemas"]["BuyAmount"];
        };
        Price: {
            gold: components["schemas"]["Amount"];
            diamonds: components["schemas"]["Amount"];
        };
        /** @example 12 */
        UnitCount: number;
        /**
         * @description Rises with every change of the channel for the player; a client drops what is older than it has
         * @example 17
         */
        Revision: number;
        /** @example myCastleAboutBanner */
        StepKey: string;
        /** @description Channel playerLayout. What the frame of every game page shows. */
        PlayerLayoutData: {
            player: components["schemas"]["PlayerInfo"];
            emailConfirmed: boolean;
            /** @description Keys of completed banners and quests of the tutorial; a page is open when its banner is among them */
            unlocks: components["schemas"]["StepKey"][];
            unviewedFights: components["schemas"]["Amount"];
            /** @description Pieces that nobody has looked at yet */
            unviewedGear: components["schemas"]["Amount"];
            unreadNotifications: components["schemas"]["Amount"];
        };
        PlayerLayoutSnapshot: {
            rev: components["schemas"]["Revision"];
            data: components["schemas"]["PlayerLayoutData"];
        };
        Purse: {
            gold: components["schemas"]["Amount"];
            diamonds: components["schemas"]["Amount"];
            glory: components["schemas"]["Amount"];
        };
        /** @example 75 */
        Percent: number;
        Energy: {
            /** @example 78 */
            current: number;
            /** @example 120 */
            max: number;
            /** @description When the next point comes; null when full */
            nextAt: components["schemas"]["Instant"] | null;
            fullAt: components["schemas"]["Instant"] | null;
            /** @description Between two points, rounded up */
            intervalSeconds: components["schemas"]["Seconds"];
            /** @description In this game day */
            spentToday: components["schemas"]["Amount"];
            /** @description Share of experience that the next mission gives (tired troops) */
            experiencePercent: components["schemas"]["Percent"];
            restore: {
                price: components["schemas"]["Price"];
                gives: components["schemas"]["Amount"];
                /** @description Restores left in this game day */
                left: number;
                resetsAt: components["schemas"]["Instant"];
            };
        };
        /** @enum {integer} */
        TaxHours: 1 | 4 | 8;
        /** @description Tax collectors on their way */
        TaxCollection: {
            hours: components["schemas"]["TaxHours"];
            /** @description What they bring */
            gold: components["schemas"]["Amount"];
            startedAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
        };
        /** @description What a collection would bring if it began now */
        TaxChoice: {
            hours: components["schemas"]["TaxHours"];
            gold: components["schemas"]["Amount"];
            durationSeconds: components["schemas"]["Seconds"];
        };
        Taxes: {
            active: components["schemas"]["TaxCollection"] | null;
            choices: components["schemas"]["TaxChoice"][];
        };
        /** @description Channel controlPanel. Level, purse, energy and taxes. */
        ControlPanelData: {
            baseInfo: {
                level: components["schemas"]["Level"];
                title: components["schemas"]["Title"];
                /** @description In hundredths */
                experience: components["schemas"]["Amount"];
                /** @description Total needed for the present level, hundredths */
                levelExperience: components["schemas"]["Amount"];
                /** @description Total needed for the next level, hundredths; null at the last */
                nextLevelExperience: components["schemas"]["Amount"] | null;
            };
            purse: components["schemas"]["Purse"];
            energy: components["schemas"]["Energy"];
            taxes: components["schemas"]["Taxes"];
            serverTime: components["schemas"]["Instant"];
        };
        ControlPanelSnapshot: {
            rev: components["schemas"]["Revision"];
            data: components["schemas"]["ControlPanelData"];
        };
        ArmyGroupState: {
            group: components["schemas"]["ArmyGroup"];
            current: components["schemas"]["UnitCount"];
            /** @description The most that level and buildings let the castle keep */
            max: components["schemas"]["UnitCount"];
            /** @description Lent by the gear worn: they fight on top of current, and need not be bought */
            additional: components["schemas"]["UnitCount"];
            /** @description Of one unit */
            price: components["schemas"]["Price"];
            /** @description What the purse and the maximum allow */
            maxBuyable: components["schemas"]["UnitCount"];
        };
        /** @example 24 */
        Characteristic: number;
        Characteristics: {
            archersAttackMin: components["schemas"]["Characteristic"];
            archersAttackMax: components["schemas"]["Characteristic"];
            swordsmenAttackMin: components["schemas"]["Characteristic"];
            swordsmenAttackMax: components["schemas"]["Characteristic"];
            cavalryAttackMin: components["schemas"]["Characteristic"];
            cavalryAttackMax: components["schemas"]["Characteristic"];
            armor: components["schemas"]["Characteristic"];
            archersMastery: components["schemas"]["Characteristic"];
            swordsmenMastery: components["schemas"]["Characteristic"];
            dodge: components["schemas"]["Characteristic"];
            luck: components["schemas"]["Characteristic"];
        };
        /** @example 13 */
        GearBonusValue: number;
        /** @description Only what is not 0. A trade of armour for dodge takes from one of them. */
        GearCharacteristics: {
            archersAttackMin?: components["schemas"]["GearBonusValue"];
            archersAttackMax?: components["schemas"]["GearBonusValue"];
            swordsmenAttackMin?: components["schemas"]["GearBonusValue"];
            swordsmenAttackMax?: components["schemas"]["GearBonusValue"];
            cavalryAttackMin?: components["schemas"]["GearBonusValue"];
            cavalryAttackMax?: components["schemas"]["GearBonusValue"];
            armor?: components["schemas"]["GearBonusValue"];
            archersMastery?: components["schemas"]["GearBonusValue"];
            swordsmenMastery?: components["schemas"]["GearBonusValue"];
            dodge?: components["schemas"]["GearBonusValue"];
            luck?: components["schemas"]["GearBonusValue"];
        };
        /** @description Health that raids leave; it grows back with time. Missions begin at full health. */
        LastingHealth: {
            current: components["schemas"]["Characteristic"];
            max: components["schemas"]["Characteristic"];
            /** @description When it will be full; null when it is */
            fullAt: components["schemas"]["Instant"] | null;
        };
        /** @description Channel army */
        ArmyData: {
            groups: components["schemas"]["ArmyGroupState"][];
            /** @description Of the host as it is, of a full one, and what sharpening adds */
            characteristics: {
                current: components["schemas"]["Characteristics"];
                max: components["schemas"]["Characteristics"];
                additional: components["schemas"]["GearCharacteristics"];
            };
            /** @description Health of the host at full strength */
            health: components["schemas"]["Characteristic"];
            lastingHealth: components["schemas"]["LastingHealth"];
        };
        ArmySnapshot: {
            rev: components["schemas"]["Revision"];
            data: components["schemas"]["ArmyData"];
        };
        /**
         * @description A model of the catalogue; 999 is the blank
         * @example 39
         */
        GearId: number;
        /** @example Лапти */
        GearName: string;
        /**
         * @description Name in the icon set game-icons
         * @example wolf-head
         */
        GameIcon: string;
        /** @enum {string} */
        GearClass: "rangedWeapon" | "lightArmor" | "cloak" | "meleeWeapon" | "heavyArmor" | "shield" | "squireEquipment" | "musicalInstrument" | "boots" | "holyBook" | "mantle" | "jewelry" | "wand" | "animal" | "tool" | "headman" | "dishes" | "cutlery" | "spear" | "horse" | "blank";
        /**
         * @description Stars
         * @example 2
         */
        EnhanceLevel: number;
        /** @example 14 */
        GearLevelNumber: number;
        /** @description Levels that the piece asks for; levelMin is the one that counts */
        GearLevel: {
            levelMin: components["schemas"]["GearLevelNumber"];
            levelMinBase: components["schemas"]["GearLevelNumber"];
            levelMinWithLevelCompensation: components["schemas"]["GearLevelNumber"];
            levelMinFromGrind: components["schemas"]["GearLevelNumber"];
            levelMinFromCraft: components["schemas"]["GearLevelNumber"];
        };
        /** @description Units lent by the piece; only what is not 0 */
        GearArmy: {
            archers?: components["schemas"]["UnitCount"];
            swordsmen?: components["schemas"]["UnitCount"];
            squires?: components["schemas"]["UnitCount"];
            priests?: components["schemas"]["UnitCount"];
            instructors?: components["schemas"]["UnitCount"];
            peasants?: components["schemas"]["UnitCount"];
            servants?: components["schemas"]["UnitCount"];
            cavalry?: components["schemas"]["UnitCount"];
        };
        /** @enum {string} */
        GrindCharacteristic: "archersAttack" | "swordsmenAttack" | "archersMastery" | "swordsmenMastery" | "armor" | "dodge" | "luck" | "peasants" | "squires";
        /** @example 4 */
        GrindLevel: number;
        /**
         * @description armor: armour up, dodge down; dodge: the other way round
         * @enum {string}
         */
        GrindTrade: "armor" | "dodge";
        /** @description The three sharpenings. Each value is the sharpening's level; what it gives is in characteristicsAdditional and armyAdditional. */
        GearGrind: {
            characteristicsName: components["schemas"]["GrindCharacteristic"] | null;
            characteristicsValue: components["schemas"]["GrindLevel"];
            armorOrDodgeName: components["schemas"]["GrindTrade"] | null;
            armorOrDodgeValue: components["schemas"]["GrindLevel"];
            limitsValue: components["schemas"]["GrindLevel"];
        };
        GearCraft: {
            creatorName: components["schemas"]["PlayerName"];
            levelMin: components["schemas"]["GearLevelNumber"];
            characteristics: components["schemas"]["GearCharacteristics"];
            army: components["schemas"]["GearArmy"];
            /** @description The model that the craft was made for */
            gearId: components["schemas"]["GearId"];
        };
        /**
         * @description Three per group: archers 1-3, swordsmen 4-6, squires 7-9, priests 10-12, instructors 13-15, peasants 16-18, servants 19-21, cavalry 22-24
         * @example 7
         */
        GearSlotNumber: number;
        /** @description A piece of gear, or a model as it would be at a quality */
        Gear: {
            /** @description The piece (gearEntityId, entityId); null for a model that nobody owns yet */
            id: components["schemas"]["Id"] | null;
            gearId: components["schemas"]["GearId"];
            /** @description Its own name, or the model's */
            name: components["schemas"]["GearName"];
            modelName: components["schemas"]["GearName"];
            legend: string;
            icon: components["schemas"]["GameIcon"];
            gearClass: components["schemas"]["GearClass"];
            quality: components["schemas"]["Percent"];
            enhanceLevel: components["schemas"]["EnhanceLevel"];
            /** @description Points put into this piece */
            enhancePoints: components["schemas"]["Amount"];
            /** @description What the shop would ask for it */
            cost: components["schemas"]["Price"];
            level: components["schemas"]["GearLevel"];
            /** @description Units of its group from which on it works */
            limitsMin: components["schemas"]["UnitCount"];
            /** @description Units of its group from which on it gives all */
            limitsMax: components["schemas"]["UnitCount"];
            limitsMinBase: components["schemas"]["UnitCount"];
            limitsMaxBase: components["schemas"]["UnitCount"];
            /** @description By quality, times stars + 1 */
            characteristicsBase: components["schemas"]["GearCharacteristics"];
            /** @description The same at quality 100 */
            characteristicsMax: components["schemas"]["GearCharacteristics"];
            /** @description From sharpening and craft; comes on top of the base */
            characteristicsAdditional: components["schemas"]["GearCharacteristics"];
            armyBase: components["schemas"]["GearArmy"];
            armyMax: components["schemas"]["GearArmy"];
            armyAdditional: components["schemas"]["GearArmy"];
            currentGrind: components["schemas"]["GearGrind"];
            availableGrindCharacteristics: components["schemas"]["GrindCharacteristic"][];
            availableGrindArmorOrDodge: boolean;
            availableGrindLimits: boolean;
            craft: components["schemas"]["GearCraft"] | null;
            equippedSlot: components["schemas"]["GearSlotNumber"] | null;
            /** @description Where it can be put; empty for a blank */
            slots: components["schemas"]["GearSlotNumber"][];
            isInMarket: boolean;
            isLocked: boolean;
            isViewed: boolean;
            /** @description Bought on the market once; recycling it gives half */
            isFromMarket: boolean;
        };
        /** @example 37 */
        StackAmount: number;
        ResourceStack: {
            resourceId: components["schemas"]["Id"];
            name: string;
            legend: string;
            icon: components["schemas"]["GameIcon"];
            amount: components["schemas"]["StackAmount"];
            /** @description Of the amount */
            amountInMarket: components["schemas"]["StackAmount"];
        };
        ConsumableStack: {
            consumableId: components["schemas"]["Id"];
            name: string;
            legend: string;
            icon: components["schemas"]["GameIcon"];
            /** @enum {string} */
            consumableClass: "wine";
            levelMin: components["schemas"]["Level"];
            amount: components["schemas"]["StackAmount"];
            /** @description Of the amount */
            amountInMarket: components["schemas"]["StackAmount"];
            cost: components["schemas"]["Price"];
            additional: {
                /** @enum {string} */
                regenerateUnit: "points" | "percent";
                regenerateValue: components["schemas"]["Amount"];
                rechargeMinutes: number;
            };
        };
        /** @description Pieces not worn and stacks take a slot each. Finds come in beyond the slots; buying does not. */
        StorageSlots: {
            used: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
            free: components["schemas"]["Amount"];
        };
        /** @description Channel inventory. Everything that the player has, newest gear first, worn gear included. */
        InventoryData: {
            gear: components["schemas"]["Gear"][];
            resources: components["schemas"]["ResourceStack"][];
            consumables: components["schemas"]["ConsumableStack"][];
            slots: components["schemas"]["StorageSlots"];
            /** @description At the junk dealer's, not put into gear yet */
            enhancePoints: components["schemas"]["Amount"];
            /** @description When the next cup can be drunk; null when it can */
            wineReadyAt: components["schemas"]["Instant"] | null;
            serverTime: components["schemas"]["Instant"];
        };
        InventorySnapshot: {
            rev: components["schemas"]["Revision"];
            data: components["schemas"]["InventoryData"];
        };
        /** @enum {string} */
        Building: "forge" | "storage" | "servantsHouse" | "stable" | "walls" | "moats" | "stakes" | "catapult" | "catapultProjectiles";
        /**
         * @description 0 is not built yet
         * @example 2
         */
        BuildingLevel: number;
        /** @description One thing a building gives, now and with one level more */
        BuildingEffect: {
            /** @example Места на складе */
            name: string;
            now: components["schemas"]["Amount"];
            next: components["schemas"]["Amount"];
            /** @enum {string} */
            unit: "PIECES" | "PERCENT";
        };
        /** @description What a level of the building opens */
        BuildingOpening: {
            level: components["schemas"]["BuildingLevel"];
            /** @example Изделия и книга ремёсел. */
            text: string;
            isOpen: boolean;
        };
        ResourceCost: {
            resourceId: components["schemas"]["Id"];
            name: string;
            icon: components["schemas"]["GameIcon"];
            amount: components["schemas"]["Amount"];
        };
        /** @description Of the next level, less what skills take off */
        BuildingCost: {
            gold: components["schemas"]["Amount"];
            resources: components["schemas"]["ResourceCost"][];
        };
        BuildingState: {
            building: components["schemas"]["Building"];
            name: string;
            legend: string;
            icon: components["schemas"]["GameIcon"];
            level: components["schemas"]["BuildingLevel"];
            /** @description The highest that the player's level allows */
            levelMax: components["schemas"]["BuildingLevel"];
            /** @description The player's level that the next level asks for */
            needsLevel: components["schemas"]["Level"];
            effects: components["schemas"]["BuildingEffect"][];
            opens: components["schemas"]["BuildingOpening"][];
            cost: components["schemas"]["BuildingCost"];
        };
        /** @description Channel buildings. The nine of them, and what there is to build with. */
        BuildingsData: {
            buildings: components["schemas"]["BuildingState"][];
            /** @description What skills take off the gold, as told in cost already */
            discountBasisPoints: number;
            /** @description Of what buildings are made of, what is at hand and not on the market */
            resources: components["schemas"]["ResourceCost"][];
        };
        BuildingsSnapshot: {
            rev: components["schemas"]["Revision"];
            data: components["schemas"]["BuildingsData"];
        };
        GrindChance: {
            level: components["schemas"]["GrindLevel"];
            chancePercent: components["schemas"]["Percent"];
        };
        /**
         * @description A piece of gear of the caller
         * @example 42
         */
        GearEntityId: number;
        /** @enum {string} */
        GrindType: "CHARACTERISTICS" | "ARMOR_OR_DODGE" | "LIMITS";
        /** @description One type of sharpening of a piece; the try is for level + 1 */
        GrindState: {
            type: components["schemas"]["GrindType"];
            level: components["schemas"]["GrindLevel"];
            /** @description Counted at levels 4 and 5; 3 make the next try there sure */
            failures: components["schemas"]["Amount"];
            /** @description Of the next try; 100 when it is sure */
            chancePercent: components["schemas"]["Percent"];
            isSure: boolean;
        };
        /** @description A piece that takes a sharpening. What it is stands in the channel inventory under the same id. */
        GrindPiece: {
            gearEntityId: components["schemas"]["GearEntityId"];
            /** @description Of the types that its class takes */
            states: components["schemas"]["GrindState"][];
        };
        /** @description Of CHARACTERISTICS the characteristic, of ARMOR_OR_DODGE what rises, of LIMITS null */
        GrindName: components["schemas"]["GrindCharacteristic"] | null;
        /** @description What came of a try, and how that can be checked */
        GrindTry: {
            id: components["schemas"]["Id"];
            /** @description The piece may be gone meanwhile */
            gearEntityId: components["schemas"]["GearEntityId"];
            gearId: components["schemas"]["GearId"];
            /** @description As it was called then */
            gearName: components["schemas"]["GearName"];
            type: components["schemas"]["GrindType"];
            name: components["schemas"]["GrindName"];
            /** @description That was tried for */
            level: components["schemas"]["GrindLevel"];
            /** @description As told before the try */
            chancePercent: components["schemas"]["Percent"];
            /** @description Enough failures were counted */
            isSure: boolean;
            /**
             * @description Drawn from the seed; below the chance is a success
             * @example 37
             */
            rolled: number;
            success: boolean;
            /** @example 000102030405060708090a0b0c0d0e0f */
            seed: string;
            triedAt: components["schemas"]["Instant"];
        };
        /** @description Channel forgeGrind. The forge, what may be sharpened in it, the last tries. */
        ForgeGrindData: {
            /**
             * @description No sharpening goes above it
             * @example 3
             */
            forgeLevel: number;
            /** @description Of one try */
            cost: components["schemas"]["Price"];
            /** @description By forge and skill, in the chances already */
            chanceBonusPercent: components["schemas"]["Percent"];
            /** @description Of one try for each level that the forge can make, and for the one above */
            chances: components["schemas"]["GrindChance"][];
            pieces: components["schemas"]["GrindPiece"][];
            /** @description Newest first */
            tries: components["schemas"]["GrindTry"][];
        };
        ForgeGrindSnapshot: {
            rev: components["schemas"]["Revision"];
            data: components["schemas"]["ForgeGrindData"];
        };
        /** @description A piece that the junk dealer takes or gives stars to. What it is stands in the channel inventory under the same id. */
        EnhancePiece: {
            gearEntityId: components["schemas"]["GearEntityId"];
            /** @description That taking it apart gives now */
            recyclePoints: components["schemas"]["Amount"];
            /** @description One of the ten models that count twice */
            isDoubled: boolean;
        };
        /** @description Channel enhance. The junk dealer's reckoning; blanks are none of his business. */
        EnhanceData: {
            /** @description At hand, not put into gear yet */
            enhancePoints: components["schemas"]["Amount"];
            /** @description More points for what is taken apart, in recyclePoints already */
            skillPercent: components["schemas"]["Percent"];
            renameCost: components["schemas"]["Price"];
            /** @description That a piece needs for a name of its own */
            renameStars: components["schemas"]["EnhanceLevel"];
            pieces: components["schemas"]["EnhancePiece"][];
        };
        EnhanceSnapshot: {
            rev: components["schemas"]["Revision"];
            data: components["schemas"]["EnhanceData"];
        };
        /**
         * @description What units of bonuses take of the forge's skill
         * @example 60
         */
        CraftPoints: number;
        /** @enum {string} */
        CraftBonusName: "archersAttack" | "swordsmenAttack" | "cavalryAttack" | "armor" | "archersMastery" | "swordsmenMastery" | "dodge" | "luck" | "archers" | "swordsmen" | "squires" | "priests" | "instructors" | "peasants" | "servants" | "cavalry";
        CraftBonusPrice: {
            bonus: components["schemas"]["CraftBonusName"];
            /** @description Of one unit */
            points: components["schemas"]["CraftPoints"];
        };
        /** @description What a craft for gear of a class may give, and what it is made of */
        CraftOfClass: {
            gearClass: components["schemas"]["GearClass"];
            bonuses: components["schemas"]["CraftBonusName"][];
            /** @description For every 60 points begun */
            materials: components["schemas"]["ResourceCost"][];
        };
        /** @description Channel forgeCraft. What the forge can make; gear and resources stand in the channel inventory. */
        ForgeCraftData: {
            forgeLevel: components["schemas"]["BuildingLevel"];
            /** @description That crafting needs */
            forgeLevelMin: components["schemas"]["BuildingLevel"];
            /** @description Points of one craft, by forge and skill */
            budget: components["schemas"]["CraftPoints"];
            /** @description Different bonuses of one craft */
            kindsMax: number;
            /** @description Before the discount */
            goldPerPoint: components["schemas"]["Amount"];
            /** @description What skills take off the gold; the sum is rounded up */
            discountBasisPoints: number;
            resetCost: components["schemas"]["Price"];
            bonuses: components["schemas"]["CraftBonusPrice"][];
            classes: components["schemas"]["CraftOfClass"][];
        };
        ForgeCraftSnapshot: {
            rev: components["schemas"]["Revision"];
            data: components["schemas"]["ForgeCraftData"];
        };
        /** @example 7 */
        CraftCategoryId: number;
        /** @example Лучникам */
        CraftCategoryName: string;
        CraftCategory: {
            categoryId: components["schemas"]["CraftCategoryId"];
            name: components["schemas"]["CraftCategoryName"];
        };
        /** @example 12 */
        CraftRecipeId: number;
        /** @description null is no section */
        CraftCategoryOrNone: components["schemas"]["CraftCategoryId"] | null;
        /**
         * @description The model that a craft is made for
         * @example 1
         */
        CraftModelId: number;
        /** @example 6 */
        CraftUnits: number;
        /**
         * @description What a craft gives: so many units of each bonus. An attack counts for both of its ends.
         * @example {
         *       "archersAttack": 6,
         *       "archersMastery": 2
         *     }
         */
        CraftChoice: {
            archersAttack?: components["schemas"]["CraftUnits"];
            swordsmenAttack?: components["schemas"]["CraftUnits"];
            cavalryAttack?: components["schemas"]["CraftUnits"];
            armor?: components["schemas"]["CraftUnits"];
            archersMastery?: components["schemas"]["CraftUnits"];
            swordsmenMastery?: components["schemas"]["CraftUnits"];
            dodge?: components["schemas"]["CraftUnits"];
            luck?: components["schemas"]["CraftUnits"];
            archers?: components["schemas"]["CraftUnits"];
            swordsmen?: components["schemas"]["CraftUnits"];
            squires?: components["schemas"]["CraftUnits"];
            priests?: components["schemas"]["CraftUnits"];
            instructors?: components["schemas"]["CraftUnits"];
            peasants?: components["schemas"]["CraftUnits"];
            servants?: components["schemas"]["CraftUnits"];
            cavalry?: components["schemas"]["CraftUnits"];
        };
        CraftRecipe: {
            recipeId: components["schemas"]["CraftRecipeId"];
            categoryId: components["schemas"]["CraftCategoryOrNone"];
            gearId: components["schemas"]["CraftModelId"];
            modelName: components["schemas"]["GearName"];
            icon: components["schemas"]["GameIcon"];
            gearClass: components["schemas"]["GearClass"];
            /** @description That the model is made for */
            level: components["schemas"]["Level"];
            choice: components["schemas"]["CraftChoice"];
            points: components["schemas"]["CraftPoints"];
            /** @description That the craft asks for of who wears it */
            levelMin: components["schemas"]["GearLevelNumber"];
        };
        /** @description Channel craftBook. Sections and recipes in the order in which they were added. */
        CraftBookData: {
            categories: components["schemas"]["CraftCategory"][];
            recipes: components["schemas"]["CraftRecipe"][];
            categoriesMax: components["schemas"]["Amount"];
            recipesMax: components["schemas"]["Amount"];
        };
        CraftBookSnapshot: {
            rev: components["schemas"]["Revision"];
            data: components["schemas"]["CraftBookData"];
        };
        /** @enum {string} */
        SkillBranchKey: "battle" | "defence" | "economy" | "craft";
        /**
         * @description What a skill acts on. All but storageSlots are shares in basis points; storageSlots are whole places.
         * @enum {string}
         */
        SkillEffect: "attack" | "health" | "raidDefenceAttack" | "raidDefenceHealth" | "healthRecovery" | "vault" | "taxes" | "missionGold" | "unitPrice" | "buildingCost" | "shopPrice" | "marketFee" | "recyclePoints" | "craftBudget" | "craftCost" | "sharpeningChance" | "storageSlots";
        /**
         * @description Basis points, or places
         * @example 240
         */
        SkillValue: number;
        /** @description What all learned skills give together to one effect, and the cap of it */
        SkillTotal: {
            effect: components["schemas"]["SkillEffect"];
            /** @example Золото от налогов */
            name: string;
            value: components["schemas"]["SkillValue"];
            most: components["schemas"]["SkillValue"];
        };
        SkillBranchState: {
            branchKey: components["schemas"]["SkillBranchKey"];
            name: string;
            legend: string;
            icon: components["schemas"]["GameIcon"];
            isOpen: boolean;
            /** @description Levels learned of all its skills */
            learned: number;
            /** @description Levels there are to learn */
            total: number;
            /** @description Of the effects that this branch has, with what other branches add */
            totals: components["schemas"]["SkillTotal"][];
        };
        /** @description Channel skillBranches */
        SkillBranchesData: {
            branches: components["schemas"]["SkillBranchState"][];
            /** @description Glory for the next branch, whichever it is; null when all are open */
            nextCost: components["schemas"]["Amount"] | null;
        };
        SkillBranchesSnapshot: {
            rev: components["schemas"]["Revision"];
            data: components["schemas"]["SkillBranchesData"];
        };
        /** @example census */
        SkillKey: string;
        /** @example 3 */
        SkillLevel: number;
        SkillRequirement: {
            skillKey: components["schemas"]["SkillKey"];
            name: string;
            level: components["schemas"]["SkillLevel"];
            isMet: boolean;
        };
        SkillState: {
            skillKey: components["schemas"]["SkillKey"];
            name: string;
            legend: string;
            icon: components["schemas"]["GameIcon"];
            effect: components["schemas"]["SkillEffect"];
            effectName: string;
            perLevel: components["schemas"]["SkillValue"];
            level: components["schemas"]["SkillLevel"];
            levelMax: components["schemas"]["SkillLevel"];
            /** @description Glory for the next level; null at the last */
            cost: components["schemas"]["Amount"] | null;
            requires: components["schemas"]["SkillRequirement"][];
        };
        /** @description Channel skillList. The skills of the branch that was asked for. */
        SkillListData: {
            branchKey: components["schemas"]["SkillBranchKey"];
            name: string;
            legend: string;
            icon: components["schemas"]["GameIcon"];
            isOpen: boolean;
            /** @description Glory for opening the branch; null when it is open */
            openCost: components["schemas"]["Amount"] | null;
            skills: components["schemas"]["SkillState"][];
            totals: components["schemas"]["SkillTotal"][];
        };
        SkillListSnapshot: {
            rev: components["schemas"]["Revision"];
            data: components["schemas"]["SkillListData"];
        };
        /**
         * @description Names one laying out of the shop: game day, level, version of the catalogue
         * @example 2026-11-21.4.1
         */
        AssortmentKey: string;
        /** @example 3 */
        ShopPlace: number;
        ShopOffer: {
            place: components["schemas"]["ShopPlace"];
            /** @description As it will be; `cost` is the price without discount */
            gear: components["schemas"]["Gear"];
            /** @description What it costs this player */
            price: components["schemas"]["Price"];
            /** @description Gone till the next game day */
            isBought: boolean;
        };
        ShopBlank: {
            gear: components["schemas"]["Gear"];
            price: components["schemas"]["Price"];
        };
        /**
         * @description What skills take off the gold, as told in the prices already
         * @example 500
         */
        ShopDiscount: number;
        /** @description Channel shopGear. Six places a game day, laid out by the player's level and anew when it rises (a place bought stays empty till the next day); and blanks. */
        ShopGearData: {
            assortmentKey: components["schemas"]["AssortmentKey"];
            offers: components["schemas"]["ShopOffer"][];
            blank: components["schemas"]["ShopBlank"];
            discountBasisPoints: components["schemas"]["ShopDiscount"];
            /** @description When other pieces are laid out */
            resetsAt: components["schemas"]["Instant"];
            serverTime: components["schemas"]["Instant"];
        };
        ShopGearSnapshot: {
            rev: components["schemas"]["Revision"];
            data: components["schemas"]["ShopGearData"];
        };
        ShopConsumable: {
            /** @description One of it; `cost` is the price without discount */
            consumable: components["schemas"]["ConsumableStack"];
            /** @description What one costs this player */
            price: components["schemas"]["Price"];
        };
        /** @description Channel shopConsumable. All wines, also those whose level is yet to come. */
        ShopConsumableData: {
            consumables: components["schemas"]["ShopConsumable"][];
            discountBasisPoints: components["schemas"]["ShopDiscount"];
        };
        ShopConsumableSnapshot: {
            rev: components["schemas"]["Revision"];
            data: components["schemas"]["ShopConsumableData"];
        };
        /** @example purse */
        GoldPackKey: string;
        GoldPack: {
            packKey: components["schemas"]["GoldPackKey"];
            name: string;
            legend: string;
            icon: components["schemas"]["GameIcon"];
            /** @description Asked for */
            diamonds: components["schemas"]["Amount"];
            /** @description Given at this level */
            gold: components["schemas"]["Amount"];
        };
        /** @description Channel shopGold. Gold for diamonds. */
        ShopGoldData: {
            goldPerDiamond: components["schemas"]["Amount"];
            packs: components["schemas"]["GoldPack"][];
        };
        ShopGoldSnapshot: {
            rev: components["schemas"]["Revision"];
            data: components["schemas"]["ShopGoldData"];
        };
        /** @example oldMill */
        CatalogueKey: string;
        /** @enum {string} */
        Difficulty: "EASY" | "MEDIUM" | "HARD";
        /** @enum {string} */
        MissionSkill: "FRONTAL_ATTACK" | "REAR_BATTLE";
        /** @description A host on its way */
        MissionRun: {
            missionRunId: components["schemas"]["Id"];
            missionKey: components["schemas"]["CatalogueKey"];
            name: string;
            difficulty: components["schemas"]["Difficulty"];
            skill: components["schemas"]["MissionSkill"];
            startedAt: components["schemas"]["Instant"];
            /** @description When the host is back at the latest; a beaten one comes home sooner */
            endsAt: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        FightResult: "WIN" | "LOSE" | "DRAW";
        ResourceReward: {
            resourceId: components["schemas"]["Id"];
            name: string;
            icon: components["schemas"]["GameIcon"];
            amount: components["schemas"]["Amount"];
        };
        /** @description A piece of gear that was found */
        GearReward: {
            gearEntityId: components["schemas"]["Id"] | null;
            gearId: components["schemas"]["GearId"];
            name: components["schemas"]["GearName"];
            icon: components["schemas"]["GameIcon"];
            gearClass: components["schemas"]["GearClass"];
            quality: components["schemas"]["Percent"];
            /** @description The storage could not take one piece more */
            isLeftBehind: boolean;
        };
        Reward: {
            /** @description In hundredths */
            experience: components["schemas"]["Amount"];
            gold: components["schemas"]["Amount"];
            diamonds: components["schemas"]["Amount"];
            glory: components["schemas"]["Amount"];
            resources: components["schemas"]["ResourceReward"][];
            gear: components["schemas"]["GearReward"][];
        };
        /** @description How the last mission ended */
        MissionOutcome: {
            missionRunId: components["schemas"]["Id"];
            missionKey: components["schemas"]["CatalogueKey"];
            name: string;
            difficulty: components["schemas"]["Difficulty"];
            result: components["schemas"]["FightResult"];
            reward: components["schemas"]["Reward"];
            fightId: components["schemas"]["Id"];
            finishedAt: components["schemas"]["Instant"];
        };
        /** @description Channel missions */
        MissionsData: {
            active: components["schemas"]["MissionRun"] | null;
            last: components["schemas"]["MissionOutcome"] | null;
            won: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
            serverTime: components["schemas"]["Instant"];
        };
        MissionsSnapshot: {
            rev: components["schemas"]["Revision"];
            data: components["schemas"]["MissionsData"];
        };
        /** @enum {string} */
        FightType: "MISSION" | "GROUP_MISSION" | "FORAY";
        FightSummary: {
            fightId: components["schemas"]["Id"];
            shareKey: components["schemas"]["Uuid"];
            type: components["schemas"]["FightType"];
            /** @description For the caller */
            result: components["schemas"]["FightResult"];
            /** @description Name of the mission */
            title: string;
            opponentName: string;
            difficulty: components["schemas"]["Difficulty"] | null;
            createdAt: components["schemas"]["Instant"];
            isViewed: boolean;
            reward: components["schemas"]["Reward"];
        };
        /**
         * @description Opaque mark of the next page
         * @example MTIz
         */
        Cursor: string;
        NextCursor: components["schemas"]["Cursor"] | null;
        /** @description Channel fightLogs. The newest twenty reports. */
        FightLogsData: {
            items: components["schemas"]["FightSummary"][];
            nextCursor: components["schemas"]["NextCursor"];
            unviewed: components["schemas"]["Amount"];
        };
        FightLogsSnapshot: {
            rev: components["schemas"]["Revision"];
            data: components["schemas"]["FightLogsData"];
        };
        TutorialStep: {
            stepKey: components["schemas"]["StepKey"];
            /** @enum {string} */
            type: "banner" | "quest";
            title: string;
            /** @description Plain text; a blank line separates paragraphs */
            content: string;
            task: string;
            /** @description Path below /game where the step leads; empty for the castle */
            page: string | null;
            /** @description How often the thing is to be done; 1 for a banner */
            goal: components["schemas"]["Amount"];
            progress: components["schemas"]["Amount"];
            /** @description The step can be completed now */
            isDone: boolean;
            reward: components["schemas"]["Reward"];
        };
        /** @description Path below /game where it is done; empty for the castle */
        QuestPage: string;
        DailyQuest: {
            questKey: components["schemas"]["StepKey"];
            title: string;
            task: string;
            icon: components["schemas"]["GameIcon"];
            page: components["schemas"]["QuestPage"];
            goal: components["schemas"]["Amount"];
            /** @description Never above the goal */
            progress: components["schemas"]["Amount"];
            isDone: boolean;
            /** @description Its reward is taken */
            isClaimed: boolean;
            reward: components["schemas"]["Reward"];
        };
        /** @enum {string} */
        InfiniteQuestKind: "buyArmy" | "winMissions" | "collectTaxes" | "equipGear" | "sharpenCharacteristics" | "sharpenArmorOrDodge" | "build" | "winCrusades" | "foray";
        InfiniteQuestStage: number;
        InfiniteQuest: {
            kind: components["schemas"]["InfiniteQuestKind"];
            title: string;
            legend: string;
            /** @description What is counted, to stand before «12 из 20» */
            counted: string;
            icon: components["schemas"]["GameIcon"];
            page: components["schemas"]["QuestPage"];
            stage: components["schemas"]["InfiniteQuestStage"];
            goal: components["schemas"]["Amount"];
            /** @description Never above the goal; what is beyond it counts for the next stage */
            progress: components["schemas"]["Amount"];
            /** @description The stage can be claimed now */
            isDone: boolean;
            /** @description Its page is not open yet */
            isLocked: boolean;
            /** @description What opens a locked one; null for an open one */
            opens: string | null;
            /** @description Of the present stage at the present level */
            reward: components["schemas"]["Reward"];
        };
        DailyRewardStep: number;
        /** @description A ladder of seven game days; a missed day begins anew. */
        DailyReward: {
            /** @description A step waits to be taken */
            isAvailable: boolean;
            /** @description The step that waits, or the one taken today */
            step: components["schemas"]["DailyRewardStep"];
            ladder: {
                step: components["schemas"]["DailyRewardStep"];
                /** @enum {string} */
                state: "TAKEN" | "WAITING" | "LATER";
                reward: components["schemas"]["Reward"];
            }[];
        };
        /** @description Channel quests. The tutorial's completed and active steps, the day's three quests and reward, the nine infinite quests. */
        QuestsData: {
            completed: components["schemas"]["StepKey"][];
            active: components["schemas"]["TutorialStep"][];
            /** @description Steps in the whole tutorial */
            total: components["schemas"]["Amount"];
            daily: components["schemas"]["DailyQuest"][];
            infinite: components["schemas"]["InfiniteQuest"][];
            dailyReward: components["schemas"]["DailyReward"];
            /** @description When the game day ends: new daily quests, the next reward */
            resetsAt: components["schemas"]["Instant"];
            serverTime: components["schemas"]["Instant"];
        };
        QuestsSnapshot: {
            rev: components["schemas"]["Revision"];
            data: components["schemas"]["QuestsData"];
        };
        /** @enum {string} */
        NotificationType: "MISSION_COMPLETED" | "LEVEL_UP" | "TAXES_COLLECTED" | "LOT_SOLD" | "LOT_EXPIRED";
        Notification: {
            notificationId: components["schemas"]["Id"];
            type: components["schemas"]["NotificationType"];
            /** @example Поход окончен: победа */
            title: string;
            text: string;
            fightId: components["schemas"]["Id"] | null;
            result: components["schemas"]["FightResult"] | null;
            level: components["schemas"]["Level"] | null;
            reward: components["schemas"]["Reward"] | null;
            createdAt: components["schemas"]["Instant"];
            isRead: boolean;
            isShown: boolean;
        };
        /** @description Channel notifications. The newest twenty. */
        NotificationsData: {
            items: components["schemas"]["Notification"][];
            nextCursor: components["schemas"]["NextCursor"];
            unread: components["schemas"]["Amount"];
            unshown: components["schemas"]["Amount"];
        };
        NotificationsSnapshot: {
            rev: components["schemas"]["Revision"];
            data: components["schemas"]["NotificationsData"];
        };
        /** @description Channel online. Players with an open live connection. */
        OnlineData: {
            count: components["schemas"]["Amount"];
        };
        OnlineSnapshot: {
            rev: components["schemas"]["Revision"];
            data: components["schemas"]["OnlineData"];
        };
        /** @description Snapshots by channel. What is not asked for, or did not change, is absent. */
        GameData: {
            playerLayout?: components["schemas"]["PlayerLayoutSnapshot"];
            controlPanel?: components["schemas"]["ControlPanelSnapshot"];
            army?: components["schemas"]["ArmySnapshot"];
            inventory?: components["schemas"]["InventorySnapshot"];
            buildings?: components["schemas"]["BuildingsSnapshot"];
            forgeGrind?: components["schemas"]["ForgeGrindSnapshot"];
            enhance?: components["schemas"]["EnhanceSnapshot"];
            forgeCraft?: components["schemas"]["ForgeCraftSnapshot"];
            craftBook?: components["schemas"]["CraftBookSnapshot"];
            skillBranches?: components["schemas"]["SkillBranchesSnapshot"];
            skillList?: components["schemas"]["SkillListSnapshot"];
            shopGear?: components["schemas"]["ShopGearSnapshot"];
            shopConsumable?: components["schemas"]["ShopConsumableSnapshot"];
            shopGold?: components["schemas"]["ShopGoldSnapshot"];
            missions?: components["schemas"]["MissionsSnapshot"];
            fightLogs?: components["schemas"]["FightLogsSnapshot"];
            quests?: components["schemas"]["QuestsSnapshot"];
            notifications?: components["schemas"]["NotificationsSnapshot"];
            online?: components["schemas"]["OnlineSnapshot"];
        };
        BuyUnitsResult: {
            group: components["schemas"]["ArmyGroup"];
            amount: components["schemas"]["BuyAmount"];
            cost: components["schemas"]["Price"];
            current: components["schemas"]["UnitCount"];
            gameData?: components["schemas"]["GameData"];
        };
        EquipGearRequest: {
            gearEntityId: components["schemas"]["GearEntityId"];
            /** @description Without it the first free slot that fits, else the first that fits */
            slot?: components["schemas"]["GearSlotNumber"];
        };
        EquipGearResult: {
            gearEntityId: components["schemas"]["GearEntityId"];
            equippedSlot: components["schemas"]["GearSlotNumber"];
            /** @description What was worn there and lies in the storage now */
            replacedEntityId: components["schemas"]["GearEntityId"] | null;
            gameData?: components["schemas"]["GameData"];
        };
        GearRequest: {
            gearEntityId: components["schemas"]["GearEntityId"];
        };
        GearResult: {
            gearEntityId: components["schemas"]["GearEntityId"];
            gameData?: components["schemas"]["GameData"];
        };
        ToggleGearLockResult: {
            gearEntityId: components["schemas"]["GearEntityId"];
            isLocked: boolean;
            gameData?: components["schemas"]["GameData"];
        };
        /**
         * @description 3 to 16 characters after trimming; longer or shorter ones are refused with 422
         * @example Ветхий завет
         */
        NewGearName: string;
        RenameGearRequest: {
            gearEntityId: components["schemas"]["GearEntityId"];
            name: components["schemas"]["NewGearName"];
        };
        RenameGearResult: {
            gearEntityId: components["schemas"]["GearEntityId"];
            name: components["schemas"]["GearName"];
            gameData?: components["schemas"]["GameData"];
        };
        RecycleGearRequest: {
            gearEntityIds: components["schemas"]["GearEntityId"][];
        };
        RecycleGearResult: {
            /** @description What the pieces gave */
            points: components["schemas"]["Amount"];
            /** @description At hand now */
            enhancePoints: components["schemas"]["Amount"];
            gameData?: components["schemas"]["GameData"];
        };
        /** @example 500 */
        EnhancePoints: number;
        AddEnhancePointsRequest: {
            gearEntityId: components["schemas"]["GearEntityId"];
            points: components["schemas"]["EnhancePoints"];
        };
        EnhancedGearResult: {
            gearEntityId: components["schemas"]["GearEntityId"];
            /** @description In the piece now */
            gearEnhancePoints: components["schemas"]["Amount"];
            enhanceLevel: components["schemas"]["EnhanceLevel"];
            /** @description At hand now */
            enhancePoints: components["schemas"]["Amount"];
            gameData?: components["schemas"]["GameData"];
        };
        TransferBlankRequest: {
            /** @description The blank; it is destroyed */
            blankEntityId: components["schemas"]["GearEntityId"];
            /** @description What receives everything that lies on the blank */
            gearEntityId: components["schemas"]["GearEntityId"];
        };
        DrinkWineRequest: {
            consumableId: components["schemas"]["Id"];
        };
        DrinkWineResult: {
            health: components["schemas"]["LastingHealth"];
            wineReadyAt: components["schemas"]["Instant"];
            serverTime: components["schemas"]["Instant"];
            gameData?: components["schemas"]["GameData"];
        };
        ItemDetails: {
            /** @enum {string} */
            type: "gear" | "resource" | "consumable";
            /** @description null when nothing is found */
            value: components["schemas"]["Gear"] | components["schemas"]["ResourceStack"] | components["schemas"]["ConsumableStack"] | null;
        };
        UpgradeBuildingRequest: {
            building: components["schemas"]["Building"];
            /** @description The level that is meant: with it two pages that are open never build twice. Any next one if left out */
            level?: components["schemas"]["BuildingLevel"];
        };
        UpgradeBuildingResult: {
            building: components["schemas"]["Building"];
            /** @description Reached now */
            level: components["schemas"]["BuildingLevel"];
            /** @description Paid */
            cost: components["schemas"]["BuildingCost"];
            gameData?: components["schemas"]["GameData"];
        };
        GrindGearRequest: {
            gearEntityId: components["schemas"]["GearEntityId"];
            type: components["schemas"]["GrindType"];
            /** @description Needed with CHARACTERISTICS, and with ARMOR_OR_DODGE: what rises; LIMITS have none */
            name?: components["schemas"]["GrindCharacteristic"];
        };
        GrindGearResult: {
            try: components["schemas"]["GrindTry"];
            /** @description The sharpening has now */
            level: components["schemas"]["GrindLevel"];
            /** @description Counted now */
            failures: components["schemas"]["Amount"];
            gameData?: components["schemas"]["GameData"];
        };
        OpenSkillBranchResult: {
            branchKey: components["schemas"]["SkillBranchKey"];
            /** @description Paid */
            glory: components["schemas"]["Amount"];
            gameData?: components["schemas"]["GameData"];
        };
        LearnSkillRequest: {
            /** @description The level that is meant: with it two pages that are open never learn twice. Any next one if left out */
            level?: components["schemas"]["SkillLevel"];
        };
        LearnSkillResult: {
            skillKey: components["schemas"]["SkillKey"];
            /** @description Reached now */
            level: components["schemas"]["SkillLevel"];
            /** @description Paid */
            glory: components["schemas"]["Amount"];
            gameData?: components["schemas"]["GameData"];
        };
        StartTaxCollectionRequest: {
            hours: components["schemas"]["TaxHours"];
        };
        StartTaxCollectionResult: {
            collection: components["schemas"]["TaxCollection"];
            serverTime: components["schemas"]["Instant"];
            gameData?: components["schemas"]["GameData"];
        };
        BuyShopGearRequest: {
            assortmentKey: components["schemas"]["AssortmentKey"];
            place: components["schemas"]["ShopPlace"];
            /** @description The price that was shown */
            price: components["schemas"]["Price"];
        };
        BuyShopGearResult: {
            /** @description The new piece */
            gearEntityId: components["schemas"]["Id"];
            gearId: components["schemas"]["GearId"];
            quality: components["schemas"]["Percent"];
            /** @description Paid */
            cost: components["schemas"]["Price"];
            gameData?: components["schemas"]["GameData"];
        };
        /**
         * @description The sum that was shown; another one refuses with priceChanged
         * @example 89
         */
        ExpectedGold: number;
        SellGearRequest: {
            gearEntityIds: components["schemas"]["Id"][];
            gold: components["schemas"]["ExpectedGold"];
        };
        SellResult: {
            /** @description Paid by the shop */
            gold: components["schemas"]["Amount"];
            gameData?: components["schemas"]["GameData"];
        };
        BuyBlankGearRequest: {
            /**
             * @description How many
             * @example 2
             */
            amount: number;
            /** @description The price of one that was shown */
            price: components["schemas"]["Price"];
        };
        BuyBlankGearResult: {
            gearEntityIds: components["schemas"]["Id"][];
            /** @description Paid */
            cost: components["schemas"]["Price"];
            gameData?: components["schemas"]["GameData"];
        };
        /**
         * @description How many
         * @example 2
         */
        TradeAmount: number;
        BuyConsumablesRequest: {
            consumableId: components["schemas"]["Id"];
            amount: components["schemas"]["TradeAmount"];
            /** @description The price of one that was shown */
            price: components["schemas"]["Price"];
        };
        BuyConsumablesResult: {
            consumableId: components["schemas"]["Id"];
            amount: components["schemas"]["TradeAmount"];
            /** @description Paid for all */
            cost: components["schemas"]["Price"];
            gameData?: components["schemas"]["GameData"];
        };
        SellConsumablesRequest: {
            consumableId: components["schemas"]["Id"];
            amount: components["schemas"]["TradeAmount"];
            gold: components["schemas"]["ExpectedGold"];
        };
        BuyGoldRequest: {
            packKey: components["schemas"]["GoldPackKey"];
            /**
             * @description How many packs
             * @example 1
             */
            amount: number;
            gold: components["schemas"]["ExpectedGold"];
        };
        BuyGoldResult: {
            packKey: components["schemas"]["GoldPackKey"];
            amount: number;
            /** @description Received */
            gold: components["schemas"]["Amount"];
            /** @description Paid */
            diamonds: components["schemas"]["Amount"];
            gameData?: components["schemas"]["GameData"];
        };
        /**
         * @description A list of the market, and what lies in it
         * @enum {string}
         */
        MarketKey: "gear" | "consumable" | "resource";
        /** @enum {string} */
        MarketCurrency: "GOLD" | "DIAMONDS";
        /** @example лук */
        MarketSearch: string;
        /**
         * @description unitPrice: price of one; endsAt: time left
         * @enum {string}
         */
        MarketSort: "price" | "unitPrice" | "level" | "quality" | "endsAt";
        /** @enum {string} */
        MarketDirection: "ASC" | "DESC";
        /** @example 25 */
        LotAmount: number;
        /**
         * @description For the whole lot
         * @example 300
         */
        LotPrice: number;
        /** @description A thing with its price; of gear, resource and consumable the one that marketKey names is not null */
        MarketLot: {
            lotId: components["schemas"]["Id"];
            marketKey: components["schemas"]["MarketKey"];
            gear: components["schemas"]["Gear"] | null;
            resource: components["schemas"]["ResourceStack"] | null;
            consumable: components["schemas"]["ConsumableStack"] | null;
            amount: components["schemas"]["LotAmount"];
            currency: components["schemas"]["MarketCurrency"];
            price: components["schemas"]["LotPrice"];
            sellerId: components["schemas"]["Id"];
            sellerName: components["schemas"]["PlayerName"];
            /** @description The caller's own; it cannot be bought */
            isOwn: boolean;
            createdAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
        };
        MarketLotList: {
            items: components["schemas"]["MarketLot"][];
            nextCursor: components["schemas"]["NextCursor"];
            serverTime: components["schemas"]["Instant"];
        };
        MyMarketLots: {
            items: components["schemas"]["MarketLot"][];
            lotsMax: number;
            serverTime: components["schemas"]["Instant"];
        };
        PriceBand: {
            /** @description Median of 72 hours, or the reference price */
            usual: components["schemas"]["Amount"];
            min: components["schemas"]["Amount"];
            max: components["schemas"]["Amount"];
        };
        MarketTerms: {
            /** @description Units that could be put up now */
            free: components["schemas"]["Amount"];
            /** @description Lots of the caller that lie on the market */
            lots: number;
            lotsMax: number;
            /** @description What a skill takes off the sale's fee, basis points of it */
            feeDiscount: number;
            gold: components["schemas"]["PriceBand"];
            diamonds: components["schemas"]["PriceBand"];
        };
        /**
         * @description How long the lot lies there, in hours of the game
         * @enum {integer}
         */
        LotHours: 24 | 48 | 72;
        CreateMarketLotRequest: {
            marketKey: components["schemas"]["MarketKey"];
            /** @description Of gear the piece (gearEntityId), else the resource or consumable */
            itemId: components["schemas"]["Id"];
            /** @description Of gear always 1 */
            amount: components["schemas"]["LotAmount"];
            currency: components["schemas"]["MarketCurrency"];
            price: components["schemas"]["LotPrice"];
            hours: components["schemas"]["LotHours"];
        };
        MarketLotResult: {
            lot: components["schemas"]["MarketLot"];
            /** @description Paid for putting it up */
            fee: components["schemas"]["Amount"];
            serverTime: components["schemas"]["Instant"];
            gameData?: components["schemas"]["GameData"];
        };
        BuyMarketLotRequest: {
            /** @description As the buyer has seen it */
            currency: components["schemas"]["MarketCurrency"];
            /** @description As the buyer has seen it */
            price: components["schemas"]["LotPrice"];
        };
        BuyMarketLotResult: {
            lotId: components["schemas"]["Id"];
            /** @description The piece bought; null for stacks */
            gearEntityId: components["schemas"]["Id"] | null;
            gameData?: components["schemas"]["GameData"];
        };
        CancelMarketLotResult: {
            lotId: components["schemas"]["Id"];
            gameData?: components["schemas"]["GameData"];
        };
        MakeCraftRequest: {
            /** @description What the craft is laid on: a piece of the model, or a blank */
            targetEntityId: components["schemas"]["GearEntityId"];
            gearId: components["schemas"]["CraftModelId"];
            choice: components["schemas"]["CraftChoice"];
        };
        CraftCost: {
            gold: components["schemas"]["Amount"];
            resources: components["schemas"]["ResourceCost"][];
        };
        MakeCraftResult: {
            gearEntityId: components["schemas"]["GearEntityId"];
            craft: components["schemas"]["GearCraft"];
            /** @description Paid */
            cost: components["schemas"]["CraftCost"];
            gameData?: components["schemas"]["GameData"];
        };
        ResetCraftRequest: {
            gearEntityId: components["schemas"]["GearEntityId"];
        };
        ResetCraftResult: {
            gearEntityId: components["schemas"]["GearEntityId"];
            /** @description Paid */
            cost: components["schemas"]["Price"];
            /** @description Come back */
            resources: components["schemas"]["ResourceCost"][];
            gameData?: components["schemas"]["GameData"];
        };
        /**
         * @description 1 to 20 characters after trimming; longer or shorter ones are refused with 422
         * @example Лучникам
         */
        NewCraftCategoryName: string;
        CraftCategoryRequest: {
            name: components["schemas"]["NewCraftCategoryName"];
        };
        CraftCategoryResult: {
            categoryId: components["schemas"]["CraftCategoryId"];
            name: components["schemas"]["CraftCategoryName"];
            gameData?: components["schemas"]["GameData"];
        };
        DeletedCraftCategory: {
            categoryId: components["schemas"]["CraftCategoryId"];
            gameData?: components["schemas"]["GameData"];
        };
        SaveCraftRecipeRequest: {
            gearId: components["schemas"]["CraftModelId"];
            choice: components["schemas"]["CraftChoice"];
            /** @description null, or left out: no section */
            categoryId?: components["schemas"]["CraftCategoryOrNone"];
        };
        SaveCraftRecipeResult: {
            recipeId: components["schemas"]["CraftRecipeId"];
            categoryId: components["schemas"]["CraftCategoryOrNone"];
            gameData?: components["schemas"]["GameData"];
        };
        DeletedCraftRecipe: {
            recipeId: components["schemas"]["CraftRecipeId"];
            gameData?: components["schemas"]["GameData"];
        };
        MoveCraftRecipeRequest: {
            categoryId: components["schemas"]["CraftCategoryOrNone"];
        };
        MoveCraftRecipeResult: {
            recipeId: components["schemas"]["CraftRecipeId"];
            categoryId: components["schemas"]["CraftCategoryOrNone"];
            gameData?: components["schemas"]["GameData"];
        };
        RestoreEnergyResult: {
            energy: components["schemas"]["Energy"];
            gameData?: components["schemas"]["GameData"];
        };
        /** @description What a won mission may give besides gold and experience */
        MissionDrop: {
            /** @enum {string} */
            kind: "DIAMOND" | "GEAR" | "RESOURCE";
            name: string;
            icon: components["schemas"]["GameIcon"];
            chancePercent: components["schemas"]["Percent"];
        };
        /** @description One difficulty of a mission, for the caller as the army is now */
        MissionForecast: {
            difficulty: components["schemas"]["Difficulty"];
            energy: components["schemas"]["Amount"];
            durationSeconds: components["schemas"]["Seconds"];
            /** @description In hundredths */
            experience: components["schemas"]["Amount"];
            goldMin: components["schemas"]["Amount"];
            goldMax: components["schemas"]["Amount"];
            /** @description The enemy's strength in per cent of the caller's; 100 is an even fight */
            powerPercent: number;
            /** @description Fights of a hundred that the caller's army wins as it is now */
            winPercent: number;
            /**
             * @description The same in words
             * @example немного сильнее вас
             */
            strengthText: string;
            drops: components["schemas"]["MissionDrop"][];
        };
        Mission: {
            missionKey: components["schemas"]["CatalogueKey"];
            name: string;
            legend: string;
            level: components["schemas"]["Level"];
            enemyName: string;
            icon: components["schemas"]["GameIcon"];
            /** @enum {string} */
            vignette: "mountains" | "forest" | "river" | "village" | "swamp" | "road";
            /** @description The caller's level is below the mission's */
            isLocked: boolean;
            difficulties: components["schemas"]["MissionForecast"][];
        };
        MissionRegion: {
            regionKey: components["schemas"]["CatalogueKey"];
            name: string;
            icon: components["schemas"]["GameIcon"];
            levelMin: components["schemas"]["Level"];
            isLocked: boolean;
            /** @description Empty for regions beyond the next one that opens */
            missions: components["schemas"]["Mission"][];
        };
        MissionList: {
            regions: components["schemas"]["MissionRegion"][];
            /** @description By how much each skill lowers the damage taken, whole per cent */
            skillReduction: {
                FRONTAL_ATTACK: components["schemas"]["Percent"];
                REAR_BATTLE: components["schemas"]["Percent"];
            };
        };
        StartMissionRequest: {
            missionKey: components["schemas"]["CatalogueKey"];
            difficulty: components["schemas"]["Difficulty"];
            skill: components["schemas"]["MissionSkill"];
        };
        StartMissionResult: {
            run: components["schemas"]["MissionRun"];
            serverTime: components["schemas"]["Instant"];
            gameData?: components["schemas"]["GameData"];
        };
        FightList: {
            items: components["schemas"]["FightSummary"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description Counts of the eight groups */
        Army: {
            archers: components["schemas"]["UnitCount"];
            swordsmen: components["schemas"]["UnitCount"];
            squires: components["schemas"]["UnitCount"];
            priests: components["schemas"]["UnitCount"];
            instructors: components["schemas"]["UnitCount"];
            peasants: components["schemas"]["UnitCount"];
            servants: components["schemas"]["UnitCount"];
            cavalry: components["schemas"]["UnitCount"];
        };
        NpcCharacteristics: {
            attack: components["schemas"]["Characteristic"];
            armor: components["schemas"]["Characteristic"];
            mastery: components["schemas"]["Characteristic"];
            dodge: components["schemas"]["Characteristic"];
            luck: components["schemas"]["Characteristic"];
        };
        FightHost: {
            name: string;
            level: components["schemas"]["Level"];
            playerId: components["schemas"]["Id"] | null;
            enemyKey: components["schemas"]["CatalogueKey"] | null;
            /** @description null for an enemy that is no player */
            army: components["schemas"]["Army"] | null;
            characteristics: components["schemas"]["Characteristics"] | components["schemas"]["NpcCharacteristics"];
            healthMax: components["schemas"]["Characteristic"];
            /** @description Drawn once a fight; multiplies the side's damage */
            moralePercent: number;
            skill: components["schemas"]["MissionSkill"] | null;
            fallen: components["schemas"]["Army"] | null;
        };
        /** @enum {string} */
        FightSide: "ATTACKER" | "DEFENDER";
        FightStrike: {
            /** @description Who strikes (or heals) */
            side: components["schemas"]["FightSide"];
            /** @enum {string} */
            kind: "VOLLEY" | "CHARGE" | "STRIKE" | "HEAL";
            /** @description Draw between the least and the greatest damage */
            rollPercent: number;
            hit: boolean;
            critical: boolean;
            /** @description Dealt to the other side; for HEAL what was healed */
            damage: components["schemas"]["Characteristic"];
            absorbed: components["schemas"]["Characteristic"];
            /** @description Of the side that was struck (healed) */
            healthLeft: components["schemas"]["Characteristic"];
        };
        FightRound: {
            round: number;
            strikes: components["schemas"]["FightStrike"][];
            attackerHealth: components["schemas"]["Characteristic"];
            defenderHealth: components["schemas"]["Characteristic"];
        };
        /** @description Everything that happened, from the attacker's point of view. The same inputs and seed give the same report. */
        FightReport: {
            rulesVersion: number;
            seed: string;
            /** @enum {string} */
            ground: "FIELD";
            result: components["schemas"]["FightResult"];
            attacker: components["schemas"]["FightHost"];
            defender: components["schemas"]["FightHost"];
            rounds: components["schemas"]["FightRound"][];
        };
        Fight: {
            summary: components["schemas"]["FightSummary"];
            missionKey: components["schemas"]["CatalogueKey"] | null;
            report: components["schemas"]["FightReport"];
        };
        MarkFightAsViewedResult: {
            fightId: components["schemas"]["Id"];
            gameData?: components["schemas"]["GameData"];
        };
        /** @enum {string} */
        Currency: "GOLD" | "DIAMONDS" | "GLORY";
        /**
         * @description Why money came or went: the sources of the specification, then START (what a castle begins with), TUTORIAL (its rewards),
         *     BUILDING (costs of buildings), SKILLS (branches and skills), ADMIN (the console).
         * @enum {string}
         */
        MoneySource: "TAXES" | "ARMY" | "GRIND" | "MISSION" | "GROUP_MISSION" | "FORAY" | "SHOP_GEAR" | "SHOP_CONSUMABLE" | "SHOP_GOLD" | "MARKET_GEAR" | "MARKET_CONSUMABLE" | "MARKET_RESOURCE" | "INFINITE_QUESTS" | "LEVEL_UP" | "DONATE" | "DAILY_QUESTS" | "ENERGY" | "GUILD" | "CRAFT" | "CHALLENGE" | "GEAR_RENAME" | "START" | "TUTORIAL" | "BUILDING" | "SKILLS" | "ADMIN";
        /** @enum {string} */
        MoneyEntryType: "INCREASE" | "DECREASE";
        /** @description What it was for, in Russian, fit to stand behind the words of the source; null when the source says it all */
        EntryAbout: string | null;
        MoneyEntry: {
            entryId: components["schemas"]["Id"];
            createdAt: components["schemas"]["Instant"];
            currency: components["schemas"]["Currency"];
            type: components["schemas"]["MoneyEntryType"];
            /** @description Without sign; `type` says the direction */
            amount: components["schemas"]["Amount"];
            /** @description What lay in the purse then */
            balanceAfter: components["schemas"]["Amount"];
            source: components["schemas"]["MoneySource"];
            about: components["schemas"]["EntryAbout"];
            /** @description The battle report that belongs to it */
            fightId: components["schemas"]["Id"] | null;
        };
        MoneyHistory: {
            items: components["schemas"]["MoneyEntry"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        MoneyFlow: {
            income: components["schemas"]["Amount"];
            spending: components["schemas"]["Amount"];
        };
        MoneyDay: {
            /** @description 00:00 in Moscow */
            startsAt: components["schemas"]["Instant"];
            gold: components["schemas"]["MoneyFlow"];
            diamonds: components["schemas"]["MoneyFlow"];
            glory: components["schemas"]["MoneyFlow"];
        };
        MoneySourceTotal: {
            source: components["schemas"]["MoneySource"];
            currency: components["schemas"]["Currency"];
            income: components["schemas"]["Amount"];
            spending: components["schemas"]["Amount"];
        };
        MoneySummary: {
            /** @description The last thirty game days, oldest first, the running one last */
            days: components["schemas"]["MoneyDay"][];
            /** @description What was moved by each source in these days, by currency; the largest sums first */
            sources: components["schemas"]["MoneySourceTotal"][];
        };
        /** @enum {string} */
        ItemKind: "gear" | "resource" | "consumable";
        /** @enum {string} */
        ItemAction: "RECEIVED" | "REMOVED";
        /**
         * @description Why things came or went: the specification's sources of gear and of resources, then DRINK (wine), START, TUTORIAL, ADMIN.
         * @enum {string}
         */
        ItemSource: "SHOP" | "MISSION" | "GROUP_MISSION" | "MARKET" | "DONATE" | "ENHANCE" | "CRAFT" | "CHALLENGE" | "BUILDING" | "DAILY_REWARD" | "DRINK" | "START" | "TUTORIAL" | "ADMIN";
        ItemEntry: {
            /** @description Unique among the entries of its `kind` */
            entryId: components["schemas"]["Id"];
            kind: components["schemas"]["ItemKind"];
            createdAt: components["schemas"]["Instant"];
            action: components["schemas"]["ItemAction"];
            amount: components["schemas"]["Amount"];
            source: components["schemas"]["ItemSource"];
            /** @description The model of gear, the resource or the consumable */
            itemId: components["schemas"]["Id"];
            /** @example Дерево */
            name: string;
            icon: components["schemas"]["GameIcon"];
            gearEntityId: components["schemas"]["Id"] | null;
            about: components["schemas"]["EntryAbout"];
            fightId: components["schemas"]["Id"] | null;
        };
        ItemHistory: {
            items: components["schemas"]["ItemEntry"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        ItemFlow: {
            received: components["schemas"]["Amount"];
            removed: components["schemas"]["Amount"];
        };
        ItemDay: {
            /** @description 00:00 in Moscow */
            startsAt: components["schemas"]["Instant"];
            gear: components["schemas"]["ItemFlow"];
            resource: components["schemas"]["ItemFlow"];
            consumable: components["schemas"]["ItemFlow"];
        };
        ItemSummary: {
            /** @description The last thirty game days, oldest first, the running one last; how many pieces came and went */
            days: components["schemas"]["ItemDay"][];
        };
        CompleteTutorialStepResult: {
            stepKey: components["schemas"]["StepKey"];
            reward: components["schemas"]["Reward"];
            gameData?: components["schemas"]["GameData"];
        };
        ClaimDailyQuestResult: {
            questKey: components["schemas"]["StepKey"];
            reward: components["schemas"]["Reward"];
            gameData?: components["schemas"]["GameData"];
        };
        ClaimInfiniteQuestResult: {
            kind: components["schemas"]["InfiniteQuestKind"];
            /** @description The stage that was paid */
            stage: components["schemas"]["InfiniteQuestStage"];
            reward: components["schemas"]["Reward"];
            gameData?: components["schemas"]["GameData"];
        };
        TakeDailyRewardResult: {
            step: components["schemas"]["DailyRewardStep"];
            /** @description What was really received */
            reward: components["schemas"]["Reward"];
            gameData?: components["schemas"]["GameData"];
        };
        /**
         * @description playerArmy or playerCharacteristics and the capitalized key, or a key of its own
         * @example playerArmyArchers
         */
        TipKey: string;
        /** @enum {string} */
        TipCategory: "common" | "army" | "characteristics" | "inventory" | "buildings" | "forge" | "sharpening" | "skills" | "missions" | "raids" | "crusades" | "battleReports" | "shop" | "market" | "topList" | "gear";
        Tip: {
            category: components["schemas"]["TipCategory"];
            title: string;
            /** @description Plain text; a blank line separates paragraphs */
            baseContent: string;
            /** @description More for the curious; may be empty */
            additionalContent: string;
        };
        /** @description Tips by key */
        GameTips: {
            [key: string]: components["schemas"]["Tip"];
        };
        NotificationList: {
            items: components["schemas"]["Notification"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        MarkNotificationsAsReadRequest: {
            notificationIds: components["schemas"]["Id"][];
        };
        MarkNotificationsResult: {
            marked: components["schemas"]["Amount"];
            gameData?: components["schemas"]["GameData"];
        };
        Session: {
            sessionId: components["schemas"]["Uuid"];
            isCurrent: boolean;
            /** @example Chrome, Linux */
            device: string;
            /** @example 127.0.0.1 */
            address: string;
            createdAt: components["schemas"]["Instant"];
            lastSeenAt: components["schemas"]["Instant"];
        };
        SessionList: {
            items: components["schemas"]["Session"][];
        };
        CloseOtherSessionsResult: {
            closed: components["schemas"]["Amount"];
        };
        AdminPlayer: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["PlayerName"];
            email: string | null;
            emailConfirmed: boolean;
            /** @enum {string} */
            kind: "HUMAN" | "NEIGHBOUR";
            roles: components["schemas"]["Role"][];
            level: components["schemas"]["Level"];
            title: components["schemas"]["Title"];
            /** @description In hundredths */
            experience: components["schemas"]["Amount"];
            gold: components["schemas"]["Amount"];
            diamonds: components["schemas"]["Amount"];
            glory: components["schemas"]["Amount"];
            missionsWon: components["schemas"]["Amount"];
            missionsLost: components["schemas"]["Amount"];
            createdAt: components["schemas"]["Instant"];
            lastSeenAt: components["schemas"]["Instant"] | null;
        };
        AdminPlayerList: components["schemas"]["AdminPlayer"][];
        AdminMoneyEntry: {
            id: components["schemas"]["Id"];
            playerId: components["schemas"]["Id"];
            /** @enum {string} */
            currency: "GOLD" | "DIAMONDS" | "GLORY";
            /** @enum {string} */
            type: "INCREASE" | "DECREASE";
            /** @example ARMY */
            source: string;
            /** @description Without sign; type says the direction */
            amount: components["schemas"]["Amount"];
            balanceAfter: components["schemas"]["Amount"];
            reference: string | null;
            createdAt: components["schemas"]["Instant"];
        };
        AdminMoneyEntryList: components["schemas"]["AdminMoneyEntry"][];
    };
    responses: {
        /** @description Not ready, overloaded (both with Retry-After), or a fault of ours */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request does not fit the contract */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not allowed (another origin, a role, a page that the tutorial has not opened) */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The state does not allow it now, or the first call with this key is still running */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The rules refuse it, or another request came under the same key */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A limit is reached; details.limit names it */
        TooManyRequests: {
            headers: {
                /** @description Seconds until the next try */
                "Retry-After"?: components["schemas"]["Seconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No session, or an ended one */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such thing, or not yours */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
        IdempotencyKey: components["schemas"]["Uuid"];
        /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
        SocketClientId: components["schemas"]["Uuid"];
        /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
        GameDataSubscribes: string;
        /** @description How many items a page has */
        Limit: number;
        /** @description nextCursor of the page before */
        Cursor: components["schemas"]["Cursor"];
        /** @description The ETag of an answer that the caller has already */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Uuid = components['schemas']['Uuid'];
export type NewPlayerName = components['schemas']['NewPlayerName'];
export type Email = components['schemas']['Email'];
export type Password = components['schemas']['Password'];
export type AnyPassword = components['schemas']['AnyPassword'];
export type WithBearer = components['schemas']['WithBearer'];
export type RegisterRequest = components['schemas']['RegisterRequest'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type Amount = components['schemas']['Amount'];
export type Instant = components['schemas']['Instant'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type Error = components['schemas']['Error'];
export type Id = components['schemas']['Id'];
export type PlayerName = components['schemas']['PlayerName'];
export type Role = components['schemas']['Role'];
export type Bearer = components['schemas']['Bearer'];
export type AuthResult = components['schemas']['AuthResult'];
export type Seconds = components['schemas']['Seconds'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type MailToken = components['schemas']['MailToken'];
export type ConfirmEmailRequest = components['schemas']['ConfirmEmailRequest'];
export type Level = components['schemas']['Level'];
export type Title = components['schemas']['Title'];
export type PlayerInfo = components['schemas']['PlayerInfo'];
export type HeaderPlayerInfo = components['schemas']['HeaderPlayerInfo'];
export type Neighbour = components['schemas']['Neighbour'];
export type World = components['schemas']['World'];
export type NeighbourList = components['schemas']['NeighbourList'];
export type ArmyGroup = components['schemas']['ArmyGroup'];
export type BuyAmount = components['schemas']['BuyAmount'];
export type BuyUnitsRequest = components['schemas']['BuyUnitsRequest'];
export type Price = components['schemas']['Price'];
export type UnitCount = components['schemas']['UnitCount'];
export type Revision = components['schemas']['Revision'];
export type StepKey = components['schemas']['StepKey'];
export type PlayerLayoutData = components['schemas']['PlayerLayoutData'];
export type PlayerLayoutSnapshot = components['schemas']['PlayerLayoutSnapshot'];
export type Purse = components['schemas']['Purse'];
export type Percent = components['schemas']['Percent'];
export type Energy = components['schemas']['Energy'];
export type TaxHours = components['schemas']['TaxHours'];
export type TaxCollection = components['schemas']['TaxCollection'];
export type TaxChoice = components['schemas']['TaxChoice'];
export type Taxes = components['schemas']['Taxes'];
export type ControlPanelData = components['schemas']['ControlPanelData'];
export type ControlPanelSnapshot = components['schemas']['ControlPanelSnapshot'];
export type ArmyGroupState = components['schemas']['ArmyGroupState'];
export type Characteristic = components['schemas']['Characteristic'];
export type Characteristics = components['schemas']['Characteristics'];
export type GearBonusValue = components['schemas']['GearBonusValue'];
export type GearCharacteristics = components['schemas']['GearCharacteristics'];
export type LastingHealth = components['schemas']['LastingHealth'];
export type ArmyData = components['schemas']['ArmyData'];
export type ArmySnapshot = components['schemas']['ArmySnapshot'];
export type GearId = components['schemas']['GearId'];
export type GearName = components['schemas']['GearName'];
export type GameIcon = components['schemas']['GameIcon'];
export type GearClass = components['schemas']['GearClass'];
export type EnhanceLevel = components['schemas']['EnhanceLevel'];
export type GearLevelNumber = components['schemas']['GearLevelNumber'];
export type GearLevel = components['schemas']['GearLevel'];
export type GearArmy = components['schemas']['GearArmy'];
export type GrindCharacteristic = components['schemas']['GrindCharacteristic'];
export type GrindLevel = components['schemas']['GrindLevel'];
export type GrindTrade = components['schemas']['GrindTrade'];
export type GearGrind = components['schemas']['GearGrind'];
export type GearCraft = components['schemas']['GearCraft'];
export type GearSlotNumber = components['schemas']['GearSlotNumber'];
export type Gear = components['schemas']['Gear'];
export type StackAmount = components['schemas']['StackAmount'];
export type ResourceStack = components['schemas']['ResourceStack'];
export type ConsumableStack = components['schemas']['ConsumableStack'];
export type StorageSlots = components['schemas']['StorageSlots'];
export type InventoryData = components['schemas']['InventoryData'];
export type InventorySnapshot = components['schemas']['InventorySnapshot'];
export type Building = components['schemas']['Building'];
export type BuildingLevel = components['schemas']['BuildingLevel'];
export type BuildingEffect = components['schemas']['BuildingEffect'];
export type BuildingOpening = components['schemas']['BuildingOpening'];
export type ResourceCost = components['schemas']['ResourceCost'];
export type BuildingCost = components['schemas']['BuildingCost'];
export type BuildingState = components['schemas']['BuildingState'];
export type BuildingsData = components['schemas']['BuildingsData'];
export type BuildingsSnapshot = components['schemas']['BuildingsSnapshot'];
export type GrindChance = components['schemas']['GrindChance'];
export type GearEntityId = components['schemas']['GearEntityId'];
export type GrindType = components['schemas']['GrindType'];
export type GrindState = components['schemas']['GrindState'];
export type GrindPiece = components['schemas']['GrindPiece'];
export type GrindName = components['schemas']['GrindName'];
export type GrindTry = components['schemas']['GrindTry'];
export type ForgeGrindData = components['schemas']['ForgeGrindData'];
export type ForgeGrindSnapshot = components['schemas']['ForgeGrindSnapshot'];
export type EnhancePiece = components['schemas']['EnhancePiece'];
export type EnhanceData = components['schemas']['EnhanceData'];
export type EnhanceSnapshot = components['schemas']['EnhanceSnapshot'];
export type CraftPoints = components['schemas']['CraftPoints'];
export type CraftBonusName = components['schemas']['CraftBonusName'];
export type CraftBonusPrice = components['schemas']['CraftBonusPrice'];
export type CraftOfClass = components['schemas']['CraftOfClass'];
export type ForgeCraftData = components['schemas']['ForgeCraftData'];
export type ForgeCraftSnapshot = components['schemas']['ForgeCraftSnapshot'];
export type CraftCategoryId = components['schemas']['CraftCategoryId'];
export type CraftCategoryName = components['schemas']['CraftCategoryName'];
export type CraftCategory = components['schemas']['CraftCategory'];
export type CraftRecipeId = components['schemas']['CraftRecipeId'];
export type CraftCategoryOrNone = components['schemas']['CraftCategoryOrNone'];
export type CraftModelId = components['schemas']['CraftModelId'];
export type CraftUnits = components['schemas']['CraftUnits'];
export type CraftChoice = components['schemas']['CraftChoice'];
export type CraftRecipe = components['schemas']['CraftRecipe'];
export type CraftBookData = components['schemas']['CraftBookData'];
export type CraftBookSnapshot = components['schemas']['CraftBookSnapshot'];
export type SkillBranchKey = components['schemas']['SkillBranchKey'];
export type SkillEffect = components['schemas']['SkillEffect'];
export type SkillValue = components['schemas']['SkillValue'];
export type SkillTotal = components['schemas']['SkillTotal'];
export type SkillBranchState = components['schemas']['SkillBranchState'];
export type SkillBranchesData = components['schemas']['SkillBranchesData'];
export type SkillBranchesSnapshot = components['schemas']['SkillBranchesSnapshot'];
export type SkillKey = components['schemas']['SkillKey'];
export type SkillLevel = components['schemas']['SkillLevel'];
export type SkillRequirement = components['schemas']['SkillRequirement'];
export type SkillState = components['schemas']['SkillState'];
export type SkillListData = components['schemas']['SkillListData'];
export type SkillListSnapshot = components['schemas']['SkillListSnapshot'];
export type AssortmentKey = components['schemas']['AssortmentKey'];
export type ShopPlace = components['schemas']['ShopPlace'];
export type ShopOffer = components['schemas']['ShopOffer'];
export type ShopBlank = components['schemas']['ShopBlank'];
export type ShopDiscount = components['schemas']['ShopDiscount'];
export type ShopGearData = components['schemas']['ShopGearData'];
export type ShopGearSnapshot = components['schemas']['ShopGearSnapshot'];
export type ShopConsumable = components['schemas']['ShopConsumable'];
export type ShopConsumableData = components['schemas']['ShopConsumableData'];
export type ShopConsumableSnapshot = components['schemas']['ShopConsumableSnapshot'];
export type GoldPackKey = components['schemas']['GoldPackKey'];
export type GoldPack = components['schemas']['GoldPack'];
export type ShopGoldData = components['schemas']['ShopGoldData'];
export type ShopGoldSnapshot = components['schemas']['ShopGoldSnapshot'];
export type CatalogueKey = components['schemas']['CatalogueKey'];
export type Difficulty = components['schemas']['Difficulty'];
export type MissionSkill = components['schemas']['MissionSkill'];
export type MissionRun = components['schemas']['MissionRun'];
export type FightResult = components['schemas']['FightResult'];
export type ResourceReward = components['schemas']['ResourceReward'];
export type GearReward = components['schemas']['GearReward'];
export type Reward = components['schemas']['Reward'];
export type MissionOutcome = components['schemas']['MissionOutcome'];
export type MissionsData = components['schemas']['MissionsData'];
export type MissionsSnapshot = components['schemas']['MissionsSnapshot'];
export type FightType = components['schemas']['FightType'];
export type FightSummary = components['schemas']['FightSummary'];
export type Cursor = components['schemas']['Cursor'];
export type NextCursor = components['schemas']['NextCursor'];
export type FightLogsData = components['schemas']['FightLogsData'];
export type FightLogsSnapshot = components['schemas']['FightLogsSnapshot'];
export type TutorialStep = components['schemas']['TutorialStep'];
export type QuestPage = components['schemas']['QuestPage'];
export type DailyQuest = components['schemas']['DailyQuest'];
export type InfiniteQuestKind = components['schemas']['InfiniteQuestKind'];
export type InfiniteQuestStage = components['schemas']['InfiniteQuestStage'];
export type InfiniteQuest = components['schemas']['InfiniteQuest'];
export type DailyRewardStep = components['schemas']['DailyRewardStep'];
export type DailyReward = components['schemas']['DailyReward'];
export type QuestsData = components['schemas']['QuestsData'];
export type QuestsSnapshot = components['schemas']['QuestsSnapshot'];
export type NotificationType = components['schemas']['NotificationType'];
export type Notification = components['schemas']['Notification'];
export type NotificationsData = components['schemas']['NotificationsData'];
export type NotificationsSnapshot = components['schemas']['NotificationsSnapshot'];
export type OnlineData = components['schemas']['OnlineData'];
export type OnlineSnapshot = components['schemas']['OnlineSnapshot'];
export type GameData = components['schemas']['GameData'];
export type BuyUnitsResult = components['schemas']['BuyUnitsResult'];
export type EquipGearRequest = components['schemas']['EquipGearRequest'];
export type EquipGearResult = components['schemas']['EquipGearResult'];
export type GearRequest = components['schemas']['GearRequest'];
export type GearResult = components['schemas']['GearResult'];
export type ToggleGearLockResult = components['schemas']['ToggleGearLockResult'];
export type NewGearName = components['schemas']['NewGearName'];
export type RenameGearRequest = components['schemas']['RenameGearRequest'];
export type RenameGearResult = components['schemas']['RenameGearResult'];
export type RecycleGearRequest = components['schemas']['RecycleGearRequest'];
export type RecycleGearResult = components['schemas']['RecycleGearResult'];
export type EnhancePoints = components['schemas']['EnhancePoints'];
export type AddEnhancePointsRequest = components['schemas']['AddEnhancePointsRequest'];
export type EnhancedGearResult = components['schemas']['EnhancedGearResult'];
export type TransferBlankRequest = components['schemas']['TransferBlankRequest'];
export type DrinkWineRequest = components['schemas']['DrinkWineRequest'];
export type DrinkWineResult = components['schemas']['DrinkWineResult'];
export type ItemDetails = components['schemas']['ItemDetails'];
export type UpgradeBuildingRequest = components['schemas']['UpgradeBuildingRequest'];
export type UpgradeBuildingResult = components['schemas']['UpgradeBuildingResult'];
export type GrindGearRequest = components['schemas']['GrindGearRequest'];
export type GrindGearResult = components['schemas']['GrindGearResult'];
export type OpenSkillBranchResult = components['schemas']['OpenSkillBranchResult'];
export type LearnSkillRequest = components['schemas']['LearnSkillRequest'];
export type LearnSkillResult = components['schemas']['LearnSkillResult'];
export type StartTaxCollectionRequest = components['schemas']['StartTaxCollectionRequest'];
export type StartTaxCollectionResult = components['schemas']['StartTaxCollectionResult'];
export type BuyShopGearRequest = components['schemas']['BuyShopGearRequest'];
export type BuyShopGearResult = components['schemas']['BuyShopGearResult'];
export type ExpectedGold = components['schemas']['ExpectedGold'];
export type SellGearRequest = components['schemas']['SellGearRequest'];
export type SellResult = components['schemas']['SellResult'];
export type BuyBlankGearRequest = components['schemas']['BuyBlankGearRequest'];
export type BuyBlankGearResult = components['schemas']['BuyBlankGearResult'];
export type TradeAmount = components['schemas']['TradeAmount'];
export type BuyConsumablesRequest = components['schemas']['BuyConsumablesRequest'];
export type BuyConsumablesResult = components['schemas']['BuyConsumablesResult'];
export type SellConsumablesRequest = components['schemas']['SellConsumablesRequest'];
export type BuyGoldRequest = components['schemas']['BuyGoldRequest'];
export type BuyGoldResult = components['schemas']['BuyGoldResult'];
export type MarketKey = components['schemas']['MarketKey'];
export type MarketCurrency = components['schemas']['MarketCurrency'];
export type MarketSearch = components['schemas']['MarketSearch'];
export type MarketSort = components['schemas']['MarketSort'];
export type MarketDirection = components['schemas']['MarketDirection'];
export type LotAmount = components['schemas']['LotAmount'];
export type LotPrice = components['schemas']['LotPrice'];
export type MarketLot = components['schemas']['MarketLot'];
export type MarketLotList = components['schemas']['MarketLotList'];
export type MyMarketLots = components['schemas']['MyMarketLots'];
export type PriceBand = components['schemas']['PriceBand'];
export type MarketTerms = components['schemas']['MarketTerms'];
export type LotHours = components['schemas']['LotHours'];
export type CreateMarketLotRequest = components['schemas']['CreateMarketLotRequest'];
export type MarketLotResult = components['schemas']['MarketLotResult'];
export type BuyMarketLotRequest = components['schemas']['BuyMarketLotRequest'];
export type BuyMarketLotResult = components['schemas']['BuyMarketLotResult'];
export type CancelMarketLotResult = components['schemas']['CancelMarketLotResult'];
export type MakeCraftRequest = components['schemas']['MakeCraftRequest'];
export type CraftCost = components['schemas']['CraftCost'];
export type MakeCraftResult = components['schemas']['MakeCraftResult'];
export type ResetCraftRequest = components['schemas']['ResetCraftRequest'];
export type ResetCraftResult = components['schemas']['ResetCraftResult'];
export type NewCraftCategoryName = components['schemas']['NewCraftCategoryName'];
export type CraftCategoryRequest = components['schemas']['CraftCategoryRequest'];
export type CraftCategoryResult = components['schemas']['CraftCategoryResult'];
export type DeletedCraftCategory = components['schemas']['DeletedCraftCategory'];
export type SaveCraftRecipeRequest = components['schemas']['SaveCraftRecipeRequest'];
export type SaveCraftRecipeResult = components['schemas']['SaveCraftRecipeResult'];
export type DeletedCraftRecipe = components['schemas']['DeletedCraftRecipe'];
export type MoveCraftRecipeRequest = components['schemas']['MoveCraftRecipeRequest'];
export type MoveCraftRecipeResult = components['schemas']['MoveCraftRecipeResult'];
export type RestoreEnergyResult = components['schemas']['RestoreEnergyResult'];
export type MissionDrop = components['schemas']['MissionDrop'];
export type MissionForecast = components['schemas']['MissionForecast'];
export type Mission = components['schemas']['Mission'];
export type MissionRegion = components['schemas']['MissionRegion'];
export type MissionList = components['schemas']['MissionList'];
export type StartMissionRequest = components['schemas']['StartMissionRequest'];
export type StartMissionResult = components['schemas']['StartMissionResult'];
export type FightList = components['schemas']['FightList'];
export type Army = components['schemas']['Army'];
export type NpcCharacteristics = components['schemas']['NpcCharacteristics'];
export type FightHost = components['schemas']['FightHost'];
export type FightSide = components['schemas']['FightSide'];
export type FightStrike = components['schemas']['FightStrike'];
export type FightRound = components['schemas']['FightRound'];
export type FightReport = components['schemas']['FightReport'];
export type Fight = components['schemas']['Fight'];
export type MarkFightAsViewedResult = components['schemas']['MarkFightAsViewedResult'];
export type Currency = components['schemas']['Currency'];
export type MoneySource = components['schemas']['MoneySource'];
export type MoneyEntryType = components['schemas']['MoneyEntryType'];
export type EntryAbout = components['schemas']['EntryAbout'];
export type MoneyEntry = components['schemas']['MoneyEntry'];
export type MoneyHistory = components['schemas']['MoneyHistory'];
export type MoneyFlow = components['schemas']['MoneyFlow'];
export type MoneyDay = components['schemas']['MoneyDay'];
export type MoneySourceTotal = components['schemas']['MoneySourceTotal'];
export type MoneySummary = components['schemas']['MoneySummary'];
export type ItemKind = components['schemas']['ItemKind'];
export type ItemAction = components['schemas']['ItemAction'];
export type ItemSource = components['schemas']['ItemSource'];
export type ItemEntry = components['schemas']['ItemEntry'];
export type ItemHistory = components['schemas']['ItemHistory'];
export type ItemFlow = components['schemas']['ItemFlow'];
export type ItemDay = components['schemas']['ItemDay'];
export type ItemSummary = components['schemas']['ItemSummary'];
export type CompleteTutorialStepResult = components['schemas']['CompleteTutorialStepResult'];
export type ClaimDailyQuestResult = components['schemas']['ClaimDailyQuestResult'];
export type ClaimInfiniteQuestResult = components['schemas']['ClaimInfiniteQuestResult'];
export type TakeDailyRewardResult = components['schemas']['TakeDailyRewardResult'];
export type TipKey = components['schemas']['TipKey'];
export type TipCategory = components['schemas']['TipCategory'];
export type Tip = components['schemas']['Tip'];
export type GameTips = components['schemas']['GameTips'];
export type NotificationList = components['schemas']['NotificationList'];
export type MarkNotificationsAsReadRequest = components['schemas']['MarkNotificationsAsReadRequest'];
export type MarkNotificationsResult = components['schemas']['MarkNotificationsResult'];
export type Session = components['schemas']['Session'];
export type SessionList = components['schemas']['SessionList'];
export type CloseOtherSessionsResult = components['schemas']['CloseOtherSessionsResult'];
export type AdminPlayer = components['schemas']['AdminPlayer'];
export type AdminPlayerList = components['schemas']['AdminPlayerList'];
export type AdminMoneyEntry = components['schemas']['AdminMoneyEntry'];
export type AdminMoneyEntryList = components['schemas']['AdminMoneyEntryList'];
export type ResponseFailure = components['responses']['Failure'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterSocketClientId = components['parameters']['SocketClientId'];
export type ParameterGameDataSubscribes = components['parameters']['GameDataSubscribes'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type $defs = Record<string, never>;
export interface operations {
    registerPlayer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Registered and logged in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Logged in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getAuthData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResult"];
                };
            };
            /** @description A visitor */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    renewBearer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bearer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    sendConfirmEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailRequest"];
            };
        };
        responses: {
            /** @description Confirmed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    sendResetPassword: {
        parameters: {
            query: {
                /** @description Where to send the link */
                email: components["schemas"]["Email"];
            };
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent, if there is such a player */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {
            query: {
                /** @description Token of the mailed link */
                token?: components["schemas"]["MailToken"];
                /** @description The present password */
                password?: components["schemas"]["AnyPassword"];
                /** @description The new password */
                newPassword: components["schemas"]["Password"];
                /** @description The new password again */
                confirmNewPassword: components["schemas"]["AnyPassword"];
            };
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Changed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getHeaderPlayerInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller, if logged in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeaderPlayerInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getWorld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The world */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["World"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listNeighbours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The neighbours */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeighbourList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    buyUnits: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyUnitsRequest"];
            };
        };
        responses: {
            /** @description Bought */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyUnitsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    equipGear: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EquipGearRequest"];
            };
        };
        responses: {
            /** @description Worn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EquipGearResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    unequipGear: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GearRequest"];
            };
        };
        responses: {
            /** @description Taken off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GearResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    markGearAsViewed: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GearRequest"];
            };
        };
        responses: {
            /** @description Viewed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GearResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    toggleGearLock: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GearRequest"];
            };
        };
        responses: {
            /** @description Locked or unlocked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToggleGearLockResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    renameGear: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameGearRequest"];
            };
        };
        responses: {
            /** @description Renamed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenameGearResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    recycleGear: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecycleGearRequest"];
            };
        };
        responses: {
            /** @description Taken apart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecycleGearResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    addEnhancePoints: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddEnhancePointsRequest"];
            };
        };
        responses: {
            /** @description Enhanced */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnhancedGearResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    resetEnhancePoints: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GearRequest"];
            };
        };
        responses: {
            /** @description Reset */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnhancedGearResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    transferBlankToGear: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferBlankRequest"];
            };
        };
        responses: {
            /** @description Moved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GearResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    drinkWine: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrinkWineRequest"];
            };
        };
        responses: {
            /** @description Drunk */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrinkWineResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getItem: {
        parameters: {
            query: {
                /** @description What is asked for */
                type: "gear" | "resource" | "consumable";
                /** @description gearId, resourceId or consumableId */
                id: components["schemas"]["Id"];
                /** @description The piece of gear; without it the model is shown */
                entityId?: components["schemas"]["Id"];
                /** @description Of a stack */
                amount?: components["schemas"]["StackAmount"];
                /** @description Of a model, whole per cent */
                quality?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    upgradeBuilding: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpgradeBuildingRequest"];
            };
        };
        responses: {
            /** @description Built */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpgradeBuildingResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    grindGear: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GrindGearRequest"];
            };
        };
        responses: {
            /** @description Tried */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrindGearResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    openSkillBranch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path: {
                /** @description The branch */
                branchKey: components["schemas"]["SkillBranchKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSkillBranchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    learnSkill: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path: {
                /** @description The skill */
                skillKey: components["schemas"]["SkillKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnSkillRequest"];
            };
        };
        responses: {
            /** @description Learned */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnSkillResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    startTaxCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartTaxCollectionRequest"];
            };
        };
        responses: {
            /** @description On the way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartTaxCollectionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    buyShopGear: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyShopGearRequest"];
            };
        };
        responses: {
            /** @description Bought */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyShopGearResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    sellGear: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellGearRequest"];
            };
        };
        responses: {
            /** @description Sold */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    buyBlankGear: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyBlankGearRequest"];
            };
        };
        responses: {
            /** @description Bought */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyBlankGearResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    buyConsumables: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyConsumablesRequest"];
            };
        };
        responses: {
            /** @description Bought */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyConsumablesResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    sellConsumables: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellConsumablesRequest"];
            };
        };
        responses: {
            /** @description Sold */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    buyGold: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyGoldRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyGoldResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listMarketLots: {
        parameters: {
            query?: {
                /** @description How many items a page has */
                limit?: components["parameters"]["Limit"];
                /** @description nextCursor of the page before */
                cursor?: components["parameters"]["Cursor"];
                /** @description Default GOLD. What is asked for the lots */
                currency?: components["schemas"]["MarketCurrency"];
                /** @description Part of the name; of gear the name of its model */
                search?: components["schemas"]["MarketSearch"];
                /** @description Only gear of this class */
                gearClass?: components["schemas"]["GearClass"];
                /** @description Only gear that this group can wear */
                group?: components["schemas"]["ArmyGroup"];
                /** @description Only this model, resource or consumable */
                itemId?: components["schemas"]["Id"];
                /** @description Level of the model (of the wine) at least */
                levelMin?: components["schemas"]["Level"];
                /** @description Level of the model (of the wine) at most */
                levelMax?: components["schemas"]["Level"];
                /** @description Quality at least */
                qualityMin?: components["schemas"]["Percent"];
                /** @description Quality at most */
                qualityMax?: components["schemas"]["Percent"];
                /** @description Stars at least */
                enhanceLevelMin?: components["schemas"]["EnhanceLevel"];
                /** @description Only with a sharpening, or only without */
                isSharpened?: boolean;
                /** @description Price of the whole lot at least */
                priceMin?: components["schemas"]["Amount"];
                /** @description Price of the whole lot at most */
                priceMax?: components["schemas"]["Amount"];
                /** @description Default price */
                sort?: components["schemas"]["MarketSort"];
                /** @description Default ASC */
                direction?: components["schemas"]["MarketDirection"];
            };
            header?: never;
            path: {
                /** @description Which list */
                marketKey: components["schemas"]["MarketKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of lots */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketLotList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listMyMarketLots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lots */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyMarketLots"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getMarketTerms: {
        parameters: {
            query: {
                /** @description What it is */
                marketKey: components["schemas"]["MarketKey"];
                /** @description Of gear the piece, else the resource or consumable */
                itemId: components["schemas"]["Id"];
                /** @description Default 1; of gear always 1 */
                amount?: components["schemas"]["LotAmount"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketTerms"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createMarketLot: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMarketLotRequest"];
            };
        };
        responses: {
            /** @description Put up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketLotResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    buyMarketLot: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path: {
                /** @description The lot */
                lotId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyMarketLotRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyMarketLotResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    cancelMarketLot: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path: {
                /** @description The lot */
                lotId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelMarketLotResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    makeCraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeCraftRequest"];
            };
        };
        responses: {
            /** @description Made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MakeCraftResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    resetCraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetCraftRequest"];
            };
        };
        responses: {
            /** @description Taken off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetCraftResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createCraftCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CraftCategoryRequest"];
            };
        };
        responses: {
            /** @description Added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CraftCategoryResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCraftCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path: {
                /** @description The section */
                categoryId: components["schemas"]["CraftCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCraftCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    renameCraftCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path: {
                /** @description The section */
                categoryId: components["schemas"]["CraftCategoryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CraftCategoryRequest"];
            };
        };
        responses: {
            /** @description Renamed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CraftCategoryResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    saveCraftRecipe: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCraftRecipeRequest"];
            };
        };
        responses: {
            /** @description Written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveCraftRecipeResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCraftRecipe: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path: {
                /** @description The recipe */
                recipeId: components["schemas"]["CraftRecipeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Struck out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCraftRecipe"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    moveCraftRecipe: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path: {
                /** @description The recipe */
                recipeId: components["schemas"]["CraftRecipeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveCraftRecipeRequest"];
            };
        };
        responses: {
            /** @description Moved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveCraftRecipeResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    restoreEnergy: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoreEnergyResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listMissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The missions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    startMission: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartMissionRequest"];
            };
        };
        responses: {
            /** @description On the way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartMissionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listFights: {
        parameters: {
            query?: {
                /** @description How many items a page has */
                limit?: components["parameters"]["Limit"];
                /** @description nextCursor of the page before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FightList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getFight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The fight */
                fightId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fight"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    markFightAsViewed: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path: {
                /** @description The fight */
                fightId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Viewed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkFightAsViewedResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getSharedFight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the link */
                shareKey: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fight"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listMoneyHistory: {
        parameters: {
            query?: {
                /** @description How many items a page has */
                limit?: components["parameters"]["Limit"];
                /** @description nextCursor of the page before */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only this currency */
                currency?: components["schemas"]["Currency"];
                /** @description Only for this reason */
                source?: components["schemas"]["MoneySource"];
                /** @description Only what came or only what went */
                type?: components["schemas"]["MoneyEntryType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the ledger */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getMoneySummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneySummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listItemHistory: {
        parameters: {
            query?: {
                /** @description How many items a page has */
                limit?: components["parameters"]["Limit"];
                /** @description nextCursor of the page before */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only things of this kind */
                kind?: components["schemas"]["ItemKind"];
                /** @description Only what came or only what went */
                action?: components["schemas"]["ItemAction"];
                /** @description Only for this reason */
                source?: components["schemas"]["ItemSource"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getItemSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    completeTutorialStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path: {
                /** @description Key of the step */
                stepKey: components["schemas"]["StepKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Completed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompleteTutorialStepResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    claimDailyQuest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path: {
                /** @description Key of the quest */
                questKey: components["schemas"]["StepKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Paid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimDailyQuestResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    claimInfiniteQuest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path: {
                /** @description Kind of the quest */
                kind: components["schemas"]["InfiniteQuestKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Paid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimInfiniteQuestResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    takeDailyReward: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Paid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakeDailyRewardResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getGameTips: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has already */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tips */
            200: {
                headers: {
                    /** @description Changes with the content */
                    ETag: string;
                    /** @description How long it may be kept */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameTips"];
                };
            };
            /** @description Not changed since */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description How many items a page has */
                limit?: components["parameters"]["Limit"];
                /** @description nextCursor of the page before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    markNotificationsAsRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkNotificationsAsReadRequest"];
            };
        };
        responses: {
            /** @description Marked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkNotificationsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    markAllNotificationsAsRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Marked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkNotificationsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    markAllNotificationsAsShown: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Marked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkNotificationsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    closeSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path: {
                /** @description The session */
                sessionId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    closeOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made by the caller for this one intention. The same key and request within a day return the first answer; another request under the key is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The id that the caller's live connection gave in its handshake. What the call changes is not sent to that connection again. */
                "game-socket-client-id"?: components["parameters"]["SocketClientId"];
                /** @description JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData. */
                "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CloseOtherSessionsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getGameData: {
        parameters: {
            query?: {
                /** @description Ask for the channel playerLayout */
                playerLayout?: true;
                /** @description Ask for the channel controlPanel */
                controlPanel?: true;
                /** @description Ask for the channel army */
                army?: true;
                /** @description Ask for the channel inventory */
                inventory?: true;
                /** @description Ask for the channel buildings */
                buildings?: true;
                /** @description Ask for the channel forgeGrind */
                forgeGrind?: true;
                /** @description Ask for the channel enhance */
                enhance?: true;
                /** @description Ask for the channel forgeCraft */
                forgeCraft?: true;
                /** @description Ask for the channel craftBook */
                craftBook?: true;
                /** @description Ask for the channel skillBranches */
                skillBranches?: true;
                /** @description Ask for the channel skillList, by the branch whose skills are wanted */
                skillList?: components["schemas"]["SkillBranchKey"];
                /** @description Ask for the channel shopGear */
                shopGear?: true;
                /** @description Ask for the channel shopConsumable */
                shopConsumable?: true;
                /** @description Ask for the channel shopGold */
                shopGold?: true;
                /** @description Ask for the channel missions */
                missions?: true;
                /** @description Ask for the channel fightLogs */
                fightLogs?: true;
                /** @description Ask for the channel quests */
                quests?: true;
                /** @description Ask for the channel notifications */
                notifications?: true;
                /** @description Ask for the channel online */
                online?: true;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshots */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listPlayersForAdmin: {
        parameters: {
            query?: {
                /** @description JSON: ["field","ASC"] */
                sort?: string;
                /** @description JSON: [first,last], at most 100 rows */
                range?: string;
                /** @description JSON object */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A range of players */
            200: {
                headers: {
                    /** @description players 0-24/319 */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPlayerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getPlayerForAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The player */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPlayer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listMoneyEntriesForAdmin: {
        parameters: {
            query?: {
                /** @description JSON: ["field","ASC"] */
                sort?: string;
                /** @description JSON: [first,last], at most 100 rows */
                range?: string;
                /** @description JSON object */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A range of ledger entries */
            200: {
                headers: {
                    /** @description players 0-24/319 */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMoneyEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
}
