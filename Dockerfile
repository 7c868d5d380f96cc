# Debrief in a container: docker build -t debrief .
# The same Node.js as tools/runtime brings to other machines; a test holds the two together.
ARG NODE_VERSION=26.10.0

# What npm installs, without what only development needs and without the Node.js that the base image has already.
FROM node:${NODE_VERSION}-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY tools/runtime/ tools/runtime/
COPY client/ client/
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM node:${NODE_VERSION}-slim
# Nothing is installed at run time, so what could is taken away.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
  && mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=packages /app/node_modules/ node_modules/
COPY package.json ./
COPY tools/runtime/ tools/runtime/
COPY client/ client/
COPY data/feed-sources.json data/
COPY web/ web/
COPY src/ src/
COPY deploy/healthcheck.mjs deploy/
# `debrief keys create …` by docker exec; stripped types are kept where a read-only container may write.
ENV PATH=/app/node_modules/.bin:$PATH HOST=0.0.0.0 PORT=8001 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/debrief \
    MALLOC_ARENA_MAX=2
USER node
VOLUME /data
EXPOSE 8001
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 CMD ["node", "deploy/healthcheck.mjs"]
CMD ["node", "--max-semi-space-size=4", "src/start.mjs"]
