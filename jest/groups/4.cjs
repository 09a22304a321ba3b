require('../in-groups.cjs')(4);
