require('../in-groups.cjs')(1);
