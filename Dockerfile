# One image for all of the shop's processes; docker-compose.yml says which one a container runs.
FROM node:20-slim AS build
WORKDIR /shop
ENV CI=true MEDUSA_DISABLE_TELEMETRY=true
COPY package.json package-lock.json .npmrc ./
COPY backend/contracts/package.json backend/contracts/
COPY backend/kit/package.json backend/kit/
COPY storefront/package.json storefront/
COPY admin/package.json admin/
COPY plugins plugins
RUN npm ci
COPY . .
RUN node backend/launcher/compile.mjs && npm run build -w storefront && npm run build -w admin
# What only building and testing need stays behind.
RUN npm prune --omit=dev

FROM node:20-slim
WORKDIR /shop
ENV NODE_ENV=production MEDUSA_DISABLE_TELEMETRY=true DATA_DIR=/shop/.data
RUN mkdir .data && chown node:node .data
COPY --from=build /shop ./
USER node
VOLUME /shop/.data
EXPOSE 8000 9000
CMD ["node", "--enable-source-maps", "backend/.medusa/server/src/boot.js"]
